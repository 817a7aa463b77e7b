import { expect, it } from 'vitest';
import { UploadMeter } from '../../../../client/lib/upload-meter.ts';

/** Sends at `rate` bytes a second from `from` on for `seconds`, told ten times a second; returns the last word. */
function sendSteadily(meter: UploadMeter, rate: number, total: number, seconds: number, from = { bytes: 0, ms: 0 }) {
  let last = meter.take(from.bytes, total, from.ms);
  for (let tick = 1; tick <= seconds * 10; tick++) {
    last = meter.take(from.bytes + (rate * tick) / 10, total, from.ms + tick * 100);
  }
  return last;
}

it('says nothing of the time left within the first second', () => {
  expect(sendSteadily(new UploadMeter(), 100, 10_000, 0.9)).toEqual({
    loaded: 90,
    total: 10_000,
    secondsLeft: undefined,
  });
});

it('tells the time left of a steady line exactly', () => {
  expect(sendSteadily(new UploadMeter(), 100, 10_000, 10).secondsLeft).toBeCloseTo(90, 6);
});

it('follows a line that gets slower, without jumping', () => {
  const meter = new UploadMeter();
  const fast = sendSteadily(meter, 1000, 100_000, 20).secondsLeft;
  const justAfter = sendSteadily(meter, 100, 100_000, 1, { bytes: 20_000, ms: 20_000 }).secondsLeft;
  const later = sendSteadily(meter, 100, 100_000, 30, { bytes: 20_100, ms: 21_000 }).secondsLeft;
  expect(fast).toBeCloseTo(80, 6);
  expect(justAfter).toBeLessThan(110);
  expect(later).toBeGreaterThan(700);
});

it('knows nothing while nothing leaves, and tells 0 at the end', () => {
  const meter = new UploadMeter();
  meter.take(0, 100, 0);
  expect(meter.take(0, 100, 5000).secondsLeft).toBeUndefined();
  expect(meter.take(100, 100, 6000).secondsLeft).toBe(0);
});

it('begins anew when everything is sent once more', () => {
  const meter = new UploadMeter();
  sendSteadily(meter, 1000, 10_000, 5);
  expect(meter.take(0, 10_000, 6000).secondsLeft).toBeUndefined();
  expect(sendSteadily(meter, 100, 10_000, 5, { bytes: 0, ms: 6000 }).secondsLeft).toBeCloseTo(95, 6);
});

import { type ClockReading, secondsOf } from './clock-reading.ts';

/** `20260504_101213`, `2026-05-04 10.12.13`, `IMG-2026-05-04-10-12-13`, with or without "at". */
const IN_NAME =
  /(?<!\d)(20\d\d)[-_. ]?(\d\d)[-_. ]?(\d\d)(?:[-_. T]|\s+at\s+)*(\d\d)[-_.h ]?(\d\d)[-_.m ]?(\d\d)(?:\d{3})?(?!\d)/i;

/** Sent at that time, not made then. */
const SENT = /whatsapp|-WA\d{4}/i;

/** Pixel cameras name their pictures by UTC. */
const IN_UTC = /^PXL_/i;

/** The time that a recorder or camera put into the name of its file; null where there is none. */
export function readingInName(name: string): ClockReading | null {
  const [matched, ...parts] = IN_NAME.exec(name) ?? [];
  if (matched === undefined || SENT.test(name)) return null;
  const shown = secondsOf(parts.map(Number));
  return shown === null ? null : { shown, zone: IN_UTC.test(name) ? 0 : null };
}

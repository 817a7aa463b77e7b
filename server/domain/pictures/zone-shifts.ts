/** Zones that are no whole hours from UTC, in hours. IANA time zone database. */
const FRACTIONAL_ZONES = [-9.5, -3.5, -2.5, 3.5, 4.5, 5.5, 5.75, 6.5, 8.75, 9.5, 10.5, 12.75, 13.75];
const WHOLE_ZONES = Array.from({ length: 27 }, (_, at) => at - 12);
const HOUR = 3600;

/** How unlikely each is, as the logarithm of its odds. */
const SUMMER_TIME_NOT_SET = -3.5;
const ANOTHER_ZONE = -7;
const FRACTIONAL = -2;

/** What time zones may add to a camera's time to make it the recorder's, and how likely that is. */
export interface ZoneShift {
  /** Seconds. */
  seconds: number;
  /** Logarithm of its odds. */
  odds: number;
}

/**
 * The shifts that time zones may explain.
 * @param camera true where the camera's times are UTC, false where they are as its clock showed them.
 * @param recorder the same of the recorder.
 * @param knownZones seconds ahead of UTC that other clocks of this report were set to.
 */
export function zoneShifts(camera: boolean, recorder: boolean, knownZones: readonly number[]): ZoneShift[] {
  const zones = [...WHOLE_ZONES, ...FRACTIONAL_ZONES].map((hours) => hours * HOUR);
  if (camera === recorder) return zones.map((seconds) => ({ seconds, odds: oddsOf(seconds, [0]) }));
  const sign = recorder ? -1 : 1;
  return zones.map((zone) => ({ seconds: sign * zone, odds: oddsOf(zone, knownZones) }));
}

function oddsOf(zone: number, expected: readonly number[]): number {
  if (expected.length === 0) return zone % HOUR === 0 ? 0 : FRACTIONAL;
  const away = Math.min(...expected.map((one) => Math.abs(one - zone)));
  return away === 0 ? 0 : away === HOUR ? SUMMER_TIME_NOT_SET : ANOTHER_ZONE;
}

/** What a clock showed when something was made. */
export interface ClockReading {
  /** The date and time that it showed, in seconds since 1970 as if they were UTC. */
  shown: number;
  /** Seconds that its time zone is ahead of UTC; null where nothing says which zone it was set to. */
  zone: number | null;
}

/** Years from here on are believed; a clock that was never set shows 1904, 1970 or 1980. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;
/** Zones run from UTC−12 to UTC+14. */
const MOST_ZONE_SECONDS = 14 * 3600;

const READING = /^(\d{4})[-:/](\d\d)[-:/](\d\d)[T ]+(\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i;

/** A date with its time, ISO 8601 or as EXIF writes it; null for a date alone, and for what cannot be a time. */
export function parseReading(text: string): ClockReading | null {
  const [matched, year, month, day, hour, minute, second, zone] = READING.exec(text.trim()) ?? [];
  if (matched === undefined) return null;
  const shown = secondsOf([year, month, day, hour, minute, second ?? '0'].map(Number));
  return shown === null ? null : { shown, zone: zone === undefined ? null : parseZone(zone) };
}

/**
 * Seconds since 1970 of a date and time.
 * @param parts year, month from 1, day, hour, minute, second. @returns null for what is no date or not to be believed.
 */
export function secondsOf(parts: readonly number[]): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  if (year < FIRST_YEAR || year > LAST_YEAR || hour > 23 || minute > 59 || second > 60) return null;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal || second === 60 ? date.getTime() / 1000 : null;
}

/** Seconds that a zone such as `-04:00`, `+0530` or `Z` is ahead of UTC; null for what is none. */
export function parseZone(text: string): number | null {
  if (/^(Z|UTC)$/i.test(text)) return 0;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined || Number(minutes) > 59) return null;
  const seconds = Number(hours) * 3600 + Number(minutes) * 60;
  return seconds > MOST_ZONE_SECONDS ? null : sign === '-' ? -seconds : seconds;
}

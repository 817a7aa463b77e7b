/** Date, perhaps seconds, and no zone: the time of the place that is inspected. */
const LOCAL = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::(\d{2}))?$/;

/** Minutes of a day. */
const DAY = 24 * 60;

/**
 * A time of ISN, `2026-04-27 13:30:00`, as `2026-04-27T13:30:00`; null for "No Date", "", "0000-00-00 00:00:00" and
 * whatever else is no time. It stays the local time that it is: no zone is read into it.
 */
export function readLocalTime(text: string): string | null {
  const [, date, clock, seconds = '00'] = LOCAL.exec(text) ?? [];
  if (!date) return null;
  const time = `${date}T${clock}:${seconds}`;
  const parsed = new Date(`${time}Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(time) ? time : null;
}

/** A day as the report header has it: `04/27/2026`. */
export function headerDate(time: string): string {
  const [year, month, day] = time.slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}

/**
 * An hour as the report header has it: `1:30 PM`.
 * @param later minutes after `time`.
 */
export function headerHour(time: string, later = 0): string {
  const minutes = (Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16)) + later) % DAY;
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A day relative to today, at an hour such as `13:30`, as orders have it: local, without a zone. */
export function localTime(today: Date, days: number, clock: string): string {
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return `${year}-${twoDigits(month)}-${twoDigits(date)} ${clock}:00`;
}

/** `2026-04-27 13:30:00` as `04/27/2026 1:30 PM`. */
export function formatted(time: string): string {
  const [, year, month, date, hour = '', minute] = /^(\d+)-(\d+)-(\d+) (\d+):(\d+)/.exec(time) ?? [];
  if (!year) return '';
  return `${month}/${date}/${year} ${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** An instant as `modified` has it: with an offset. */
export function modifiedAt(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d+Z$/, '+00:00');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

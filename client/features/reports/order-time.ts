/** The place's own time is shown as it is, wherever the reader is. */
const FORMAT = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** When an inspection is. @param datetime in the time of the place, `2026-04-27T13:30:00`; null while it is not scheduled. */
export function orderTime(datetime: string | null | undefined): string {
  return datetime ? FORMAT.format(new Date(`${datetime}Z`)) : 'not scheduled';
}

const DAY = 86_400;

const LONGEST_DAYS: Record<string, number> = { day: 1, week: 7, month: 31, year: 366 };

/** How often something repeats. */
export interface Interval {
  interval: string;
  interval_count: number;
}

/**
 * The first turn of the billing cycle after `time`. Months are counted from the anchor, so that the 31st comes back
 * after a February (https://docs.stripe.com/billing/subscriptions/billing-cycle).
 * @param anchor seconds; one turn of the cycle.
 */
export function nextTurn(anchor: number, { interval, interval_count: count }: Interval, time: number): number {
  const turn = (times: number) => shift(anchor, interval, times * count);
  const longest = (LONGEST_DAYS[interval] ?? 1) * count * DAY;
  let times = Math.max(1, Math.floor((time - anchor) / longest));
  while (turn(times) <= time) times += 1;
  return turn(times);
}

function shift(seconds: number, interval: string, times: number): number {
  if (interval === 'day') return seconds + times * DAY;
  if (interval === 'week') return seconds + times * 7 * DAY;
  return shiftMonths(seconds, interval === 'year' ? times * 12 : times);
}

/** The same day and time of a later month, or that month's last day. */
function shiftMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

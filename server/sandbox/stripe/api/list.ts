import type Stripe from 'stripe';
import { z } from 'zod';
import { integer, text, timestamp } from '../parameters/scalars.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const USUAL_LIMIT = 10;

/** Parameters that every list understands. */
export const paging = {
  limit: integer(1, 100).default(USUAL_LIMIT),
  starting_after: text().optional(),
  ending_before: text().optional(),
};

/** Parameter of lists that can be narrowed by the time of creation. */
export const created = z
  .union([
    timestamp(),
    z.strictObject({
      gt: timestamp().optional(),
      gte: timestamp().optional(),
      lt: timestamp().optional(),
      lte: timestamp().optional(),
    }),
  ])
  .optional();

interface Page {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** All of `data` as one page. */
export function listOf<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url };
}

/**
 * One page of `objects`, newest first.
 * @param objects oldest first.
 * @param noun what Stripe calls them: `customer`.
 */
export function pageOf<T extends { id: string }>(
  objects: T[],
  { limit, starting_after, ending_before }: Page,
  { noun, url }: { noun: string; url: string },
): Stripe.ApiList<T> {
  const newestFirst = objects.toReversed();
  const indexOf = (param: 'starting_after' | 'ending_before', id: string) => {
    const index = newestFirst.findIndex((one) => one.id === id);
    if (index >= 0) return index;
    throw new StripeRefusal(`No such ${noun}: '${id}'`, { code: 'resource_missing', param });
  };
  if (starting_after && ending_before)
    throw new StripeRefusal('Received both starting_after and ending_before parameters. Please pass in only one.');
  if (ending_before) {
    const newer = newestFirst.slice(0, indexOf('ending_before', ending_before));
    return { object: 'list', data: newer.slice(-limit), has_more: newer.length > limit, url };
  }
  const rest = newestFirst.slice(starting_after ? indexOf('starting_after', starting_after) + 1 : 0);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
}

/** Whether a time of creation is within what `created` asks for. */
export function isWithin(time: number, range: z.output<typeof created>): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return time === range;
  const { gt = Number.NEGATIVE_INFINITY, gte = gt, lt = Number.POSITIVE_INFINITY, lte = lt } = range;
  return time > gt && time >= gte && time < lt && time <= lte;
}

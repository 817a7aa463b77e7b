import { parse } from 'qs';
import type { z } from 'zod';
import { StripeRefusal } from '../api/stripe-refusal.ts';
import { explainIssues } from './explain-issue.ts';

/** Nested names and values as they came, nothing checked. */
export type RawParameters = Record<string, unknown>;

const MOST_PARAMETERS = 1000;
const DEEPEST = 8;
const MOST_ITEMS = 200;

/** Reads `a=1&b[c]=2&d[0]=3`. */
export function readForm(form: string): RawParameters {
  try {
    return parse(form, {
      plainObjects: true,
      depth: DEEPEST,
      strictDepth: true,
      arrayLimit: MOST_ITEMS,
      parameterLimit: MOST_PARAMETERS,
      throwOnLimitExceeded: true,
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new StripeRefusal(`Invalid request: ${error.message}`);
  }
}

/** Checks parameters; @throws StripeRefusal in Stripe's words when something is wrong with them. */
export function readParameters<Schema extends z.ZodType>(schema: Schema, raw: RawParameters): z.output<Schema> {
  const read = schema.safeParse(raw, { reportInput: true });
  if (!read.success) throw explainIssues(read.error.issues);
  return read.data;
}

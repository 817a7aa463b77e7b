import Stripe from 'stripe';
import { AppError } from '../../domain/errors.ts';

const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;

/**
 * What calls to Stripe answer.
 * @throws AppError UNAVAILABLE when Stripe cannot be reached or fails; what it refuses is thrown as it is.
 */
export async function reachStripe<Answer>(calls: () => Promise<Answer>): Promise<Answer> {
  try {
    return await calls();
  } catch (error) {
    if (!willPass(error)) throw error;
    const sentence = 'The payment service cannot be reached just now. Please try again in a moment.';
    throw new AppError('UNAVAILABLE', sentence, { cause: error });
  }
}

/** What a call about an object answers; null when Stripe has no such object. */
export async function unlessMissing<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
    throw error;
  }
}

/** StripeAPIError: answers of 5xx, of 409 (the same is being done just now), and what cannot be read. */
function willPass(error: unknown): boolean {
  return [StripeAPIError, StripeConnectionError, StripeRateLimitError].some((kind) => error instanceof kind);
}

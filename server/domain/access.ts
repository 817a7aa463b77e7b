import { admits } from './billing/subscription.ts';
import { AppError } from './errors.ts';
import type { Ports } from './ports.ts';

/** Who asks: an account with a valid access token. `null` is a visitor. */
export interface Actor {
  accountId: string;
  sessionId: string;
  /** Whether the subscription opens the product, as read for the one request; absent where an actor lives longer. */
  isSubscriber?: boolean;
}

/** First line of every verb that needs an account. @throws AppError UNAUTHENTICATED for a visitor. */
export function requireActor(actor: Actor | null): Actor {
  if (!actor) throw new AppError('UNAUTHENTICATED', 'Please log in to continue.');
  return actor;
}

/**
 * First line of every verb that is part of what is paid for: reports, templates, orders. Specification, point 4.
 * @throws AppError UNAUTHENTICATED for a visitor, SUBSCRIPTION_REQUIRED unless the subscription is active or trialing.
 */
export async function requireSubscriber(ports: Pick<Ports, 'accounts'>, actor: Actor | null): Promise<Actor> {
  const known = requireActor(actor);
  if (known.isSubscriber ?? (await isSubscriber(ports, known))) return known;
  throw subscriptionRequired();
}

/** The one answer to somebody whose subscription does not open the product. */
export function subscriptionRequired(): AppError {
  return new AppError('SUBSCRIPTION_REQUIRED', 'This needs an active subscription. Please choose a plan.');
}

/** Whether the actor's subscription opens the product now. */
export async function isSubscriber(ports: Pick<Ports, 'accounts'>, { accountId }: Actor): Promise<boolean> {
  const account = await ports.accounts.findById(accountId);
  return account !== null && admits(account.subscriptionStatus);
}

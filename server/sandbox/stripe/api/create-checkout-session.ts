import { newCheckoutSession } from '../objects/checkout-session.ts';
import { newId } from '../objects/new-id.ts';
import { isRecurring } from '../objects/price.ts';
import type { CheckoutSession, Price } from '../objects/wire.ts';
import { mergeMetadata } from '../parameters/metadata.ts';
import type { Books } from '../state/books.ts';
import type { CheckoutGiven } from './checkout-parameters.ts';
import { referred } from './missing.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const DAY = 86_400;
const HALF_AN_HOUR = 1800;

interface Line {
  price: Price;
  quantity: number;
}

/** Opens a Checkout session. @throws StripeRefusal when what it is to sell cannot be sold. */
export function createCheckoutSession(books: Books, given: CheckoutGiven): CheckoutSession {
  if (given.mode !== 'subscription')
    throw new StripeRefusal(`This sandbox sells subscriptions only: mode=${given.mode} is not played.`, {
      param: 'mode',
    });
  if (given.customer && given.customer_email)
    throw new StripeRefusal('You may only specify one of these parameters: customer, customer_email.', {
      code: 'parameters_exclusive',
      param: 'customer',
    });
  const customer = given.customer === undefined ? null : referred(books, 'customers', given.customer, 'customer');
  const lines = given.line_items.map((line, index) => sellable(books, line, index));
  checkTogether(lines);
  const now = books.clock.now();
  const { trial_end, trial_period_days } = checkTrial(given.subscription_data ?? {}, now);
  const isTrial = trial_end !== undefined || trial_period_days !== undefined;

  const session = newCheckoutSession({
    given,
    customer,
    created: now,
    expiresAt: checkExpiry(given.expires_at ?? now + DAY, now),
    currency: lines[0]?.price.currency ?? 'usd',
    total: isTrial ? 0 : lines.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0),
    origin: books.origin,
  });
  books.add('checkoutSessions', session);
  const { description, metadata, trial_settings } = given.subscription_data ?? {};
  books.state.checkoutOrders[session.id] = {
    lines: lines.map(({ price, quantity }) => ({ id: newId('li'), price: price.id, quantity })),
    trialDays: trial_period_days ?? null,
    trialEnd: trial_end ?? null,
    missingPaymentMethod: trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    description: description ?? null,
    metadata: mergeMetadata({}, metadata),
  };
  return session;
}

function sellable(books: Books, { price: id, quantity }: CheckoutGiven['line_items'][number], index: number): Line {
  const param = `line_items[${index}]`;
  const price = referred(books, 'prices', id, `${param}[price]`);
  if (!price.active)
    throw new StripeRefusal('The price specified is inactive. This field only accepts active prices.', {
      param: `${param}[price]`,
    });
  if (!isRecurring(price))
    throw new StripeRefusal('You must provide at least one recurring price in `subscription` mode when using prices.');
  if (!quantity) throw new StripeRefusal(`Quantity is required. Add \`quantity\` to \`${param}\``);
  return { price, quantity };
}

function checkTogether(lines: Line[]): void {
  const [first] = lines;
  if (!first)
    throw new StripeRefusal('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' });
  for (const { price } of lines) {
    if (price.currency !== first.price.currency)
      throw new StripeRefusal(
        `All prices must use the same currency; got ${first.price.currency} and ${price.currency}.`,
      );
    const { interval, interval_count } = price.recurring ?? {};
    if (interval !== first.price.recurring?.interval || interval_count !== first.price.recurring?.interval_count)
      throw new StripeRefusal('All recurring prices of a Checkout Session must have the same interval.');
  }
}

function checkTrial(data: NonNullable<CheckoutGiven['subscription_data']>, now: number) {
  const param = 'subscription_data[trial_end]';
  if (data.trial_end !== undefined && data.trial_period_days !== undefined)
    throw new StripeRefusal('You may only specify one of these parameters: trial_end, trial_period_days.', {
      code: 'parameters_exclusive',
      param,
    });
  if (data.trial_end !== undefined && data.trial_end < now + 2 * DAY)
    throw new StripeRefusal('The `trial_end` date has to be at least 2 days in the future.', { param });
  return data;
}

function checkExpiry(expiresAt: number, now: number): number {
  const param = 'expires_at';
  // Half a minute of grace: the caller's clock and the request's way are not the sandbox's.
  if (expiresAt < now + HALF_AN_HOUR - 30)
    throw new StripeRefusal('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param,
    });
  if (expiresAt > now + DAY + 30)
    throw new StripeRefusal('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param,
    });
  return expiresAt;
}

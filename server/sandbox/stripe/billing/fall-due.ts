import { currentPeriod } from '../objects/subscription.ts';
import type { Subscription } from '../objects/wire.ts';
import type { Books } from '../state/books.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { endTrial } from './end-trial.ts';
import { expireCheckoutSession } from './expire-checkout-session.ts';
import { payInvoice } from './pay-invoice.ts';
import { renew } from './renew.ts';

const THREE_DAYS = 3 * 86_400;

/** Something that happens by itself. @property at sandbox time in seconds. */
interface Due {
  at: number;
  happen: () => void;
}

/** Does everything that has fallen due, in order of time. Whether there was anything. */
export function doWhatFellDue(books: Books): boolean {
  for (let any = false; ; any = true) {
    const next = earliest([...dueSessions(books), ...dueInvoices(books), ...dueSubscriptions(books)]);
    if (!next || next.at > books.clock.now()) return any;
    books.clock.at(next.at, next.happen);
  }
}

function earliest(dues: Due[]): Due | undefined {
  return dues.reduce<Due | undefined>((first, due) => (first && first.at <= due.at ? first : due), undefined);
}

function dueSessions(books: Books): Due[] {
  const open = books.all('checkoutSessions').filter(({ status }) => status === 'open');
  return open.map((session) => ({
    at: session.expires_at,
    happen: () => expireCheckoutSession(books, session),
  }));
}

function dueInvoices(books: Books): Due[] {
  return books.all('invoices').flatMap((invoice) => {
    const at = invoice.next_payment_attempt;
    return invoice.status === 'open' && at !== null ? { at, happen: () => payInvoice(books, invoice) } : [];
  });
}

function dueSubscriptions(books: Books): Due[] {
  const running = books
    .all('subscriptions')
    .filter(({ status }) => ['active', 'past_due', 'trialing', 'unpaid'].includes(status));
  return running.flatMap((subscription) => [
    endOfPeriod(books, subscription),
    ...endOfTrialIsNear(books, subscription),
  ]);
}

function endOfPeriod(books: Books, subscription: Subscription): Due {
  const { end } = currentPeriod(subscription);
  return {
    at: end,
    happen: () => {
      if (subscription.cancel_at_period_end) cancelSubscription(books, subscription);
      else if (subscription.status === 'trialing') endTrial(books, subscription);
      else renew(books, subscription);
    },
  };
}

/** Three days before a trial ends, or as it starts when it is shorter. */
function endOfTrialIsNear(books: Books, subscription: Subscription): Due[] {
  const { id, status, trial_end: end, created } = subscription;
  if (status !== 'trialing' || end === null || books.state.toldOfTrialEnd.includes(id)) return [];
  const happen = () => {
    books.state.toldOfTrialEnd.push(id);
    books.emit('customer.subscription.trial_will_end', subscription);
  };
  return [{ at: Math.max(created, end - THREE_DAYS), happen }];
}

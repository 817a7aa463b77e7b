import { finalizeInvoice } from '../billing/bill-period.ts';
import { cancellationAtPeriodEnd, cancelSubscription } from '../billing/cancel-subscription.ts';
import { belongsTo, payInvoice } from '../billing/pay-invoice.ts';
import { useCard } from '../billing/use-card.ts';
import type { Customer, PortalSession, Subscription } from '../objects/wire.ts';
import type { Books } from '../state/books.ts';

/** Something that a customer can do in the portal. */
export interface PortalAction {
  name: string;
  label: string;
  /** What is said afterwards. */
  done: string;
  /** Whether there is anything to do it to; the page offers it then. */
  fits?: (books: Books, customer: Customer) => boolean;
  /** @returns false when there was nothing to do it to. */
  act?: (books: Books, customer: Customer) => boolean;
}

const GOOD_CARD: PortalAction = {
  name: 'good_card',
  label: 'Use a card that works',
  done: 'The card was changed to one that works. What was open is paid.',
  act(books, customer) {
    useCard(books, customer, 'good');
    for (const subscription of runningOf(books, customer)) payWhatIsOpen(books, subscription);
    return true;
  },
};

const FAILING_CARD: PortalAction = {
  name: 'failing_card',
  label: 'Use a card that fails',
  done: 'The card was changed to one that fails when it is charged.',
  act(books, customer) {
    useCard(books, customer, 'failing');
    return true;
  },
};

const CANCEL: PortalAction = {
  name: 'cancel',
  label: 'Cancel the subscription at the end of its period',
  done: 'The subscription ends with its period.',
  fits: (books, customer) => runningOf(books, customer).some((one) => !one.cancel_at_period_end),
  act: (books, customer) => letEnd(books, customer, true),
};

const CANCEL_NOW: PortalAction = {
  name: 'cancel',
  label: 'Cancel the subscription now',
  done: 'The subscription was canceled.',
  fits: (books, customer) => runningOf(books, customer).length > 0,
  act(books, customer) {
    const running = runningOf(books, customer);
    for (const one of running) cancelSubscription(books, one, { reason: 'cancellation_requested' });
    return running.length > 0;
  },
};

const RESUME: PortalAction = {
  name: 'resume',
  label: 'Do not cancel after all',
  done: 'The subscription goes on.',
  fits: (books, customer) => runningOf(books, customer).some((one) => one.cancel_at_period_end),
  act: (books, customer) => letEnd(books, customer, false),
};

/** What the portal offers: as its configuration says, and the way back when there is one. */
export function actionsOf(books: Books, session: PortalSession): PortalAction[] {
  const { features } = books.get('portalConfigurations', session.configuration);
  const { enabled: cancels, mode } = features.subscription_cancel;
  return [
    ...(features.payment_method_update.enabled ? [GOOD_CARD, FAILING_CARD] : []),
    ...(cancels ? [mode === 'immediately' ? CANCEL_NOW : CANCEL, RESUME] : []),
    ...(session.return_url ? [{ name: 'return', label: 'Return', done: '' }] : []),
  ];
}

function runningOf(books: Books, customer: Customer): Subscription[] {
  return books.all('subscriptions').filter((one) => one.customer === customer.id && one.status !== 'canceled');
}

function letEnd(books: Books, customer: Customer, ends: boolean): boolean {
  const fitting = runningOf(books, customer).filter((one) => one.cancel_at_period_end !== ends);
  for (const one of fitting) {
    const changes = cancellationAtPeriodEnd(one, ends, books.clock.now());
    books.change(one, changes, 'customer.subscription.updated');
  }
  return fitting.length > 0;
}

/** Oldest first, and the drafts of an unpaid subscription too: nothing is owed afterwards. */
function payWhatIsOpen(books: Books, subscription: Subscription): void {
  for (const invoice of books.all('invoices')) {
    if (!belongsTo(invoice, subscription)) continue;
    if (invoice.status === 'draft') finalizeInvoice(books, invoice);
    if (invoice.status === 'open') payInvoice(books, invoice);
  }
}

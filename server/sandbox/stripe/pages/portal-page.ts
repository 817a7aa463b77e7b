import { html } from '../../shared/html.ts';
import { belongsTo, cardOf } from '../billing/pay-invoice.ts';
import { formatMoney } from '../objects/invoice.ts';
import { isGood } from '../objects/payment-method.ts';
import { currentPeriod } from '../objects/subscription.ts';
import type { Customer, PortalSession, Subscription } from '../objects/wire.ts';
import type { Books } from '../state/books.ts';
import { layout } from './layout.ts';
import { actionsOf } from './portal-actions.ts';
import { describeStatus, formatDate, formatPrice, formatTime } from './wording.ts';

/** The page on which a customer looks after card and subscription. @param notice what was just done. */
export function portalPage(books: Books, session: PortalSession, customer: Customer, notice?: string): string {
  const theirs = books
    .all('subscriptions')
    .filter((one) => one.customer === customer.id)
    .reverse();
  const card = customer.invoice_settings.default_payment_method;
  const actions = actionsOf(books, session).filter(({ fits }) => fits?.(books, customer) ?? true);
  const body = html`<section aria-label="Customer"><dl>
<dt>Customer</dt><dd>${customer.email ?? customer.id}</dd>
${theirs.length === 0 && html`<dt>Card</dt><dd>${describeCard(books, card)}</dd>`}
</dl></section>
${theirs.map((one) => subscriptionSection(books, one))}
${theirs.length === 0 && html`<section><p>There is no subscription yet.</p></section>`}
<form class="card" method="post">
<h2>What would you like to do?</h2>
<div class="buttons">
${actions.map(({ name, label }) => html`<button name="action" value="${name}">${label}</button>`)}
</div>
</form>`;
  return layout({ title: 'Manage billing', notice, body });
}

function subscriptionSection(books: Books, subscription: Subscription) {
  const names = subscription.items.data.map(({ price }) => books.get('products', price.product).name);
  const prices = subscription.items.data.map(({ price, quantity }) => formatPrice(price, quantity));
  const open = books.all('invoices').filter((one) => one.status === 'open' && belongsTo(one, subscription));
  return html`<section aria-label="Subscription">
<h2>${names.join(', ')}</h2>
<dl>
<dt>Price</dt><dd>${prices.join(', ')}</dd>
<dt>Status</dt><dd>${describeStatus(subscription)}</dd>
<dt>Period</dt><dd>until ${formatTime(currentPeriod(subscription).end)}</dd>
<dt>Card</dt><dd>${describeCard(books, cardOf(books, subscription)?.id ?? null)}</dd>
${open.map(
  (invoice) =>
    html`<dt>Open invoice</dt><dd>${invoice.number}: ${formatMoney(invoice.amount_remaining, invoice.currency)}${
      invoice.next_payment_attempt !== null && `, tried again on ${formatDate(invoice.next_payment_attempt)}`
    }</dd>`,
)}
</dl>
</section>`;
}

function describeCard(books: Books, id: string | null): string {
  const card = id === null ? undefined : books.find('paymentMethods', id);
  if (!card) return 'none';
  return `Visa ending in ${card.card.last4} (${isGood(card) ? 'works' : 'fails when it is charged'})`;
}

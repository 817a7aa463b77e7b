import { html } from '../../shared/html.ts';
import { needsCard, orderOf } from '../billing/complete-checkout.ts';
import { formatMoney } from '../objects/invoice.ts';
import type { CheckoutSession, Customer } from '../objects/wire.ts';
import type { Books } from '../state/books.ts';
import { layout } from './layout.ts';
import { formatDate, formatPrice } from './wording.ts';

/** The page on which a customer pays, as long as the session is open. */
export function checkoutPage(
  books: Books,
  session: CheckoutSession,
  customer: Customer | null,
  alert?: string,
): string {
  const order = orderOf(books, session);
  const lines = order.lines.map((line) => {
    const price = books.get('prices', line.price);
    return { name: books.get('products', price.product).name, price: formatPrice(price, line.quantity) };
  });
  const total = formatMoney(session.amount_total ?? 0, session.currency);
  const free = freeTime(order.trialDays, order.trialEnd);
  const mail = customer?.email ?? session.customer_email;
  const body = html`<section aria-label="Order">
${lines.map(
  (line) => html`<h2>${line.name}</h2>
<p><span class="price">${free ? `${free} free` : line.price}</span>${free && `, then ${line.price}`}</p>`,
)}
<dl>
<dt>Due today</dt><dd>${total}</dd>
${mail && html`<dt>E-mail</dt><dd>${mail}</dd>`}
${needsCard(session) && html`<dt>Card</dt><dd>Visa test card ending in 4242</dd>`}
</dl>
</section>
<form class="card" method="post">
${
  !customer &&
  !mail &&
  html`<p><label for="email">E-mail</label><input id="email" name="email" type="email" autocomplete="email"></p>`
}
<div class="buttons">
<button class="first" name="outcome" value="success">${free ? `Pay ${total}, start trial` : `Pay ${total}`}</button>
<button name="outcome" value="fail">Decline the card</button>
<button name="outcome" value="cancel">Cancel</button>
</div>
<p class="soft">“Pay” uses a card that works. “Decline the card” shows what happens when the bank refuses. “Cancel” goes back without paying.</p>
</form>`;
  return layout({ title: free ? 'Start your free trial' : 'Subscribe', alert, body });
}

/** The page of a session that nobody can pay any more. */
export function closedCheckoutPage(session: CheckoutSession): string {
  const isPaid = session.status === 'complete';
  const onward = isPaid ? successUrlOf(session) : session.cancel_url;
  return layout({
    title: isPaid ? 'This checkout is complete' : 'This checkout has expired',
    body: html`<section><p>${
      isPaid
        ? 'The subscription was started. Nothing is charged a second time.'
        : 'Nothing was charged. Go back to where you came from and start again.'
    }</p>
${onward && html`<p><a href="${onward}">${isPaid ? 'Continue' : 'Go back'}</a></p>`}</section>`,
  });
}

/** Where a customer goes who has paid. */
export function successUrlOf(session: CheckoutSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function freeTime(days: number | null, end: number | null): string | undefined {
  if (days !== null) return `${days} ${days === 1 ? 'day' : 'days'}`;
  if (end !== null) return `Until ${formatDate(end)}`;
}

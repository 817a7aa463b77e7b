import { html } from '../../shared/html.ts';
import { isLive } from '../objects/customer.ts';
import { currentPeriod } from '../objects/subscription.ts';
import type { Customer } from '../objects/wire.ts';
import type { Books } from '../state/books.ts';
import { layout } from './layout.ts';
import { formatTime } from './wording.ts';

const RECENT_EVENTS = 50;

/** The sandbox's own page: what it is, its time, what it keeps, how a script uses it. */
export function indexPage(books: Books, notice?: string): string {
  const customers = books.all('customers').filter(isLive).reverse();
  const events = Object.values(books.state.events).slice(-RECENT_EVENTS).reverse();
  const body = html`<section>
<p>This server plays the part of Stripe that the product uses: customers, prices, Checkout, the customer portal, subscriptions with trials, renewals and failing cards, signed webhooks. Everything is kept between runs.</p>
</section>
<form class="card" method="post" action="/sandbox/advance">
<h2>Clock</h2>
<p>It is <strong>${formatTime(books.clock.now())}</strong> in the sandbox.</p>
<p><label for="days">Days to move it forward</label><input id="days" name="days" type="number" min="0.01" max="3660" step="any" value="14" required></p>
<div class="buttons"><button>Move the clock</button></div>
</form>
<section><h2 id="customers">Customers</h2>
${customers.length === 0 && html`<p class="soft">There is none yet.</p>`}
${
  customers.length > 0 &&
  html`<div class="scroll" role="region" aria-labelledby="customers" tabindex="0"><table>
<thead><tr><th scope="col">Customer</th><th scope="col">Subscription</th><th scope="col">Period ends</th><th scope="col">Open checkout</th></tr></thead>
<tbody>${customers.map((customer) => customerRow(books, customer))}</tbody>
</table></div>`
}
</section>
<section><h2 id="events">Recent events</h2>
${events.length === 0 && html`<p class="soft">There is none yet.</p>`}
${
  events.length > 0 &&
  html`<div class="scroll" role="region" aria-labelledby="events" tabindex="0"><table>
<thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Webhook</th></tr></thead>
<tbody>${events.map(
    ({ event, state, attempts, failure }) =>
      html`<tr><td>${formatTime(event.created)}</td><td>${event.type}</td><td>${state}${
        attempts > 1 && ` after ${attempts} attempts`
      }${failure && `: ${failure}`}</td></tr>`,
  )}</tbody>
</table></div>`
}
</section>
<section><h2>From a script</h2>
<pre tabindex="0" aria-label="Commands"><code>curl -d outcome=success '${books.origin}/checkout/CHECKOUT_SESSION'   # or fail, cancel
curl -d action=failing_card '${books.origin}/portal/PORTAL_SESSION'  # or good_card, cancel, resume, return
curl -d days=14 '${books.origin}/sandbox/advance'                    # {"now": …, "events": […]}
curl '${books.origin}/sandbox/clock'                                 # {"now": …}</code></pre>
</section>`;
  return layout({ title: 'Billing sandbox', notice, wide: true, body });
}

function customerRow(books: Books, customer: Customer) {
  const theirs = books.all('subscriptions').filter((one) => one.customer === customer.id);
  const open = books.all('checkoutSessions').filter((one) => one.customer === customer.id && one.status === 'open');
  return html`<tr><td>${customer.email ?? customer.id}</td>
<td>${theirs.map((one) => html`<div>${one.status}${one.cancel_at_period_end && ', ends with its period'}</div>`)}</td>
<td>${theirs.map((one) => html`<div>${formatTime(currentPeriod(one).end)}</div>`)}</td>
<td>${open.map((one, index) => html`<div><a href="${one.url}">Checkout ${index + 1}</a></div>`)}</td></tr>`;
}

import type Stripe from 'stripe';
import { newInvoice } from '../objects/invoice.ts';
import type { Period } from '../objects/subscription.ts';
import type { Customer, Invoice, Subscription } from '../objects/wire.ts';
import type { Books } from '../state/books.ts';
import { payInvoice } from './pay-invoice.ts';

interface Bill {
  id: string;
  subscription: Subscription;
  reason: Stripe.Invoice.BillingReason;
  /** What lies between this invoice and the one before. */
  elapsed: Period;
  /** What is paid for. */
  period: Period;
  trial?: boolean;
}

/** Writes the invoice of a period and charges it at once; that of an unpaid subscription stays a draft. */
export function billPeriod(books: Books, { id, subscription, reason, elapsed, period, trial = false }: Bill): void {
  const customer = books.get('customers', subscription.customer) as Customer;
  const created = books.clock.now();
  const invoice = newInvoice({ id, customer, subscription, reason, elapsed, period, trial, created });
  books.add('invoices', invoice, 'invoice.created');
  if (subscription.status === 'unpaid') {
    books.change(invoice, { auto_advance: false }, 'invoice.updated');
    return;
  }
  finalizeInvoice(books, invoice);
  payInvoice(books, invoice);
}

/** Gives a draft its number; from now on it is owed. */
export function finalizeInvoice(books: Books, invoice: Invoice): void {
  const now = books.clock.now();
  const customer = books.get('customers', invoice.customer) as Customer;
  const sequence = customer.next_invoice_sequence;
  customer.next_invoice_sequence += 1;
  Object.assign(invoice, {
    effective_at: now,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
  } satisfies Partial<Invoice>);
  books.emit('invoice.finalized', invoice);
}

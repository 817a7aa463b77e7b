import { lineItemsOf } from '../objects/line-items.ts';
import type { CheckoutSession, Customer } from '../objects/wire.ts';
import type { Books } from '../state/books.ts';
import { EXPANDABLE, type ObjectKind } from './expandable.ts';
import { listOf } from './list.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const DEEPEST = 4;

type Attributes = Record<string, unknown>;

/** @throws StripeRefusal when one of `paths` is nothing that can be expanded. */
export function checkExpansions(kind: ObjectKind, list: boolean, paths: readonly string[]): void {
  for (const path of paths) {
    if (path.split('.').length > DEEPEST)
      throw new StripeRefusal(`You cannot expand more than ${DEEPEST} levels of a property. Property: ${path}`);
    if (list && path === 'data') continue;
    if (list && !path.startsWith('data.'))
      throw new StripeRefusal(
        `This property cannot be expanded (${path}). You may want to try expanding 'data.${path}' instead.`,
      );
    if (!canExpand(kind, list ? path.slice('data.'.length) : path))
      throw new StripeRefusal(`This property cannot be expanded (${path}).`);
  }
}

/** `answer` with the objects in place of their ids at `paths`, which are checked. */
export function expand(books: Books, kind: ObjectKind, answer: object, paths: readonly string[]): object {
  if (paths.length === 0) return answer;
  const expanded = structuredClone(answer) as Attributes;
  for (const path of paths) {
    if (!Array.isArray(expanded.data)) place(books, kind, expanded, path);
    else if (path !== 'data') for (const one of expanded.data) place(books, kind, one, path.slice('data.'.length));
  }
  return expanded;
}

function canExpand(kind: ObjectKind, path: string): boolean {
  const step = stepOf(kind, path);
  if (!step) return false;
  if (step.rest === undefined) return !step.passage;
  return step.kind !== undefined && canExpand(step.kind, step.rest);
}

/** The first property on the way and the path behind it. */
function stepOf(kind: ObjectKind, path: string) {
  for (const [name, expandable] of Object.entries(EXPANDABLE[kind])) {
    if (path === name) return { ...expandable, name, rest: undefined };
    if (path.startsWith(`${name}.`)) return { ...expandable, name, rest: path.slice(name.length + 1) };
  }
}

function place(books: Books, kind: ObjectKind, object: Attributes, path: string): void {
  const step = stepOf(kind, path);
  if (!step || object.deleted) return;
  if (step.included) include(books, step.included, object);
  const names = step.name.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<unknown>((at, name) => (at as Attributes | null)?.[name], object) as Attributes | null;
  if (!holder) return;
  const id = holder[last];
  if (step.in && typeof id === 'string') holder[last] = structuredClone(books.get(step.in, id));
  const { kind: next, rest } = step;
  if (!next || rest === undefined) return;
  for (const one of [holder[last]].flat()) if (one) place(books, next, one as Attributes, rest);
}

function include(books: Books, what: 'lineItems' | 'subscriptions', object: Attributes): void {
  if (what === 'lineItems') {
    const session = object as unknown as CheckoutSession;
    object.line_items ??= listOf(lineItemsOf(books, session), `/v1/checkout/sessions/${session.id}/line_items`);
    return;
  }
  const { id } = object as unknown as Customer;
  const theirs = books.all('subscriptions').filter((one) => one.customer === id && one.status !== 'canceled');
  object.subscriptions ??= structuredClone(listOf(theirs.reverse(), `/v1/customers/${id}/subscriptions`));
}

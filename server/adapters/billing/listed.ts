import { unlessMissing } from './reach-stripe.ts';

/** Everything in a list of Stripe's, page after page; nothing for the list of a customer whom it does not know. */
export async function listed<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  return (await unlessMissing(collect(list))) ?? [];
}

async function collect<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

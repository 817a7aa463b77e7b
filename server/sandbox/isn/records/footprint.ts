import type { House } from './house.ts';
import { idOf } from './id-of.ts';
import type { OrderRecord } from './order-record.ts';

/** States by their abbreviations. */
const STATES: Partial<Record<string, string>> = {
  VA: 'Virginia',
  OR: 'Oregon',
  ID: 'Idaho',
  WI: 'Wisconsin',
  VT: 'Vermont',
  AZ: 'Arizona',
  NE: 'Nebraska',
  GA: 'Georgia',
  NC: 'North Carolina',
  MA: 'Massachusetts',
  NM: 'New Mexico',
  ME: 'Maine',
};

/** What points at an order that an inspector has before them. Here, unlike in the order, the state has its name. */
export function footprint({ state }: House, order: OrderRecord) {
  const { id, oid, address1, address2, city, zip, datetime, client, buyersagent, sellersagent } = order;
  const name = address1.trim() || String(oid);
  const people = { client, buyersagent, sellersagent };
  return {
    id: idOf('footprint', oid),
    name,
    order: id,
    oid,
    address1,
    address2,
    city,
    state: STATES[state] ?? '',
    zip,
    datetime,
    ...people,
  };
}

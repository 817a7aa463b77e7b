import type { OrderRecord } from '../records/order-record.ts';
import type { Listed } from './company.ts';

/** An order as lists have it: of the year of its inspection, else of that in which it was made. */
export function listed({ id, show, modified, datetime, createddatetime, address1, complete }: OrderRecord): Listed {
  const year = (/^\d/.test(datetime) ? datetime : createddatetime).slice(0, 4);
  return { stub: { id, show, modified }, year, address1, complete };
}

import { HOUSES } from '../records/houses.ts';
import { orderRecord } from '../records/order-record.ts';
import { modifiedAt } from '../records/times.ts';
import type { Company, Listed } from './company.ts';
import { smallCompany } from './small-company.ts';

/** Orders of the longest list that was ever seen. */
const ORDERS = 61_000;
/** What ids begin with; the number of the order ends them. */
const PREFIX = '61000000-0000-4000-8000-';
const MINUTE = 60_000;

/** A company whose lists never end: they are not paged. Its orders are those of `HOUSES`, again and again. */
export function bigCompany(today: Date): Company {
  const houses = HOUSES.map((house) => ({ house, record: orderRecord(house, today) }));
  const pick = (index: number) => houses[index % houses.length];
  const modified = (index: number) => modifiedAt(today.getTime() - index * MINUTE);
  const year = String(today.getFullYear());
  return {
    ...smallCompany(today, { footprints: false, orders: true }),
    *listed(): Iterable<Listed> {
      for (let index = ORDERS - 1; index >= 0; index--) {
        const { show, complete, address1 } = pick(index)?.record ?? { show: 'no', complete: 'no', address1: '' };
        yield { stub: { id: idAt(index), show, modified: modified(index) }, year, address1, complete };
      }
    },
    order: (id) => {
      const index = indexOf(id);
      const record = index === null ? undefined : pick(index)?.record;
      return record && index !== null ? { ...record, id, oid: index + 1, modified: modified(index) } : undefined;
    },
  };
}

function idAt(index: number): string {
  return `${PREFIX}${String(index).padStart(12, '0')}`;
}

function indexOf(id: string): number | null {
  const index = id.startsWith(PREFIX) ? Number(id.slice(PREFIX.length)) : Number.NaN;
  return Number.isInteger(index) && index >= 0 && index < ORDERS && idAt(index) === id ? index : null;
}

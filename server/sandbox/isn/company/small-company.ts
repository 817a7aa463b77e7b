import { footprint } from '../records/footprint.ts';
import { HOUSES } from '../records/houses.ts';
import { orderRecord } from '../records/order-record.ts';
import { peopleOf } from '../records/people.ts';
import type { Company } from './company.ts';
import { listed } from './listed.ts';

/** A company with the orders of `HOUSES`, or with none. @param today what their times are counted from. */
export function smallCompany(today: Date, has: { footprints: boolean; orders: boolean }): Company {
  const orders = has.orders ? HOUSES.map((house) => ({ house, record: orderRecord(house, today) })) : [];
  const ahead = has.footprints ? orders.filter(({ house }) => !house.isComplete) : [];
  return {
    footprints: ahead.map(({ house, record }) => footprint(house, record)),
    listed: () => orders.map(({ record }) => listed(record)),
    order: (id) => orders.find(({ record }) => record.id === id)?.record,
    person: (kind, id) =>
      has.orders || kind === 'user' ? peopleOf(kind).find((person) => person.id === id) : undefined,
  };
}

import type { footprint } from '../records/footprint.ts';
import type { OrderRecord } from '../records/order-record.ts';
import type { PersonKind } from '../records/people.ts';

/** How lists name an order. */
export type Stub = Pick<OrderRecord, 'id' | 'show' | 'modified'>;

/** An order in a list, and what lists are made by. */
export interface Listed {
  stub: Stub;
  year: string;
  address1: string;
  complete: string;
}

/** What one company has in ISN. */
export interface Company {
  footprints: ReturnType<typeof footprint>[];
  listed(): Iterable<Listed>;
  order(id: string): OrderRecord | undefined;
  person(kind: PersonKind, id: string): { id: string } | undefined;
}

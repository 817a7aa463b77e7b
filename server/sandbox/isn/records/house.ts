/** An order in short: what one differs by from another. */
export interface House {
  /** ISN's number of the order; the id comes of it. */
  oid: number;
  address1: string;
  address2?: string;
  city: string;
  /** Abbreviation; the live service has an id in `state`. */
  state: string;
  zip: string;
  county?: string;
  /** Days from today, and the hour; or the words that stand where an order has no time. */
  when: [days: number, clock: string] | 'No Date' | 'null' | '';
  /** Minutes. */
  duration?: number;
  /** First names of `people.ts`. */
  client?: string;
  buyersAgent?: string;
  sellersAgent?: string;
  facts: [fee: string, squareFeet: string, yearBuilt: string];
  reportNumber?: string;
  isCanceled?: true;
  isDeleted?: true;
  isComplete?: true;
  /** What it is there for. */
  remark: string;
}

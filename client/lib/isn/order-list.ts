import type { ReadOrders } from './isn-documents.ts';

/** How the list of orders stands. Replaced by a change, never changed. */
export interface OrderListState {
  /** Null until orders were read; those read before stay when a reading fails. */
  read: ReadOrders | null;
  isReading: boolean;
  /** Why the newest reading failed; null when it did not. */
  failure: unknown;
}

const NOTHING_READ: OrderListState = { read: null, isReading: false, failure: null };

/** The account's orders: read once, then reused until a refresh is forced. Specification, point 4. */
export class OrderList {
  readonly #request: (forceUpdate: boolean) => Promise<ReadOrders>;
  readonly #listeners = new Set<() => void>();
  #state = NOTHING_READ;
  #reading: Promise<void> | null = null;

  /** @param request asks the server for the orders; with `true` the server asks ISN, whatever it has. */
  constructor(request: (forceUpdate: boolean) => Promise<ReadOrders>) {
    this.#request = request;
  }

  get state(): OrderListState {
    return this.#state;
  }

  /** Calls `listener` after every change. Returns the function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the orders unless they are there or `forceUpdate`. Only one reading runs at a time. Never rejects: see `failure`. */
  async read({ forceUpdate }: { forceUpdate: boolean }): Promise<void> {
    if (this.#reading) return this.#reading;
    if (this.#state.read && !forceUpdate) return;
    const reading = this.#readNow(forceUpdate, () => this.#reading === reading);
    this.#reading = reading;
    return reading;
  }

  /** Other credentials have other orders: an answer to the reading that runs is not taken any more. */
  forget(): void {
    this.#reading = null;
    this.#become(NOTHING_READ);
  }

  async #readNow(forceUpdate: boolean, isWanted: () => boolean): Promise<void> {
    this.#become({ ...this.#state, isReading: true, failure: null });
    const outcome = await this.#request(forceUpdate).then(
      (read) => ({ read, failure: null }),
      (failure: unknown) => ({ failure }),
    );
    if (!isWanted()) return;
    this.#reading = null;
    this.#become({ ...this.#state, ...outcome, isReading: false });
  }

  #become(state: OrderListState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

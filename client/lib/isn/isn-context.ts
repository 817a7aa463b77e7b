import { createContext, useContext } from 'react';
import type { IsnStatus } from './isn-documents.ts';
import type { OrderListState } from './order-list.ts';

/** The connection to ISN as the pages see it. */
export interface Isn {
  /** Undefined until it was read once. */
  status: IsnStatus | undefined;
  /** Whether it could not be read; what was read before stays. */
  hasFailed: boolean;
  /** Reads the status again. Never rejects. */
  reload: () => Promise<void>;
  orders: OrderListState;
  /** Reads the orders unless they are there; with `forceUpdate` from ISN in any case. Never rejects. */
  readOrders: (input: { forceUpdate: boolean }) => Promise<void>;
  /** Forgets the orders: the credentials are other ones. */
  forgetOrders: () => void;
}

export const IsnContext = createContext<Isn | null>(null);

/** The connection to ISN; null without an `IsnProvider` around, which a page has to tell. */
export function useIsn(): Isn | null {
  return useContext(IsnContext);
}

/** What a page says when there is none. Specification, point 8. */
export const ISN_MISSING = 'Error: ISN context not properly loaded. Please refresh the page.';

import { createContext, useContext } from 'react';
import { Signal, useSignal } from '../signal.ts';
import type { Drop } from './drop.ts';

/** Where a dragged comment would be put now. */
export const DropContext = createContext(new Signal<Drop | null>(null));

/** How the drop shows at a row. */
export function useDropMark(key: string): Drop['mark'] | undefined {
  return useSignal(useContext(DropContext), (drop) => (drop?.key === key ? drop.mark : undefined));
}

import { useState } from 'react';
import { useIsn } from '../../lib/isn/isn-context.ts';
import type { IsnOrder } from '../../lib/isn/isn-documents.ts';

/** The order that the next report is written for, as it was read last; null without one, and once it is not in the list any more. */
export function useChosenOrder() {
  const [id, choose] = useState<string | null>(null);
  const order: IsnOrder | null = useIsn()?.orders.read?.orders.find((candidate) => candidate.id === id) ?? null;
  return { order, choose };
}

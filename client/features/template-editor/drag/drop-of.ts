import type { Active, Over } from '@dnd-kit/core';
import type { Draft } from '../model/draft.ts';
import { type Drop, dropAt } from './drop.ts';

/** Where what is being dragged would be put now. */
export function dropOf(draft: Draft, { active, over }: { active: Active; over: Over | null }): Drop | null {
  const held = active.rect.current.translated;
  const row = active.data.current?.row;
  if (!over || !held || !row) return null;
  const isUpper = held.top + held.height / 2 < over.rect.top + over.rect.height / 2;
  return dropAt(draft, row, over.data.current?.row, isUpper);
}

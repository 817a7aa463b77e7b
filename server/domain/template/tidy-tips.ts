import type { ItemTips } from './editable-template.ts';

/** The same tips with one entry for each item, every comment once, none empty. */
export function tidyTips(tips: readonly ItemTips[]): ItemTips[] {
  const tidied = new Map<string, ItemTips>();
  for (const { component, itemId, commentIds } of tips) {
    const key = JSON.stringify([component, itemId]);
    const earlier = tidied.get(key)?.commentIds ?? [];
    const all = [...new Set([...earlier, ...commentIds])];
    if (all.length > 0) tidied.set(key, { component, itemId, commentIds: all });
  }
  return [...tidied.values()];
}

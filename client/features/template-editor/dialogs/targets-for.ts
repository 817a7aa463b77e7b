import { fold, wordsOf } from '../../../lib/fold.ts';
import type { Component, Draft, Item } from '../model/draft.ts';
import { itemsOf } from '../model/find.ts';

interface Targets {
  readonly component: Component;
  readonly items: readonly Item[];
}

/** Items by component, those whose name or whose component's name has all words of the query. */
export function targetsFor({ components }: Draft, query: string): Targets[] {
  const words = wordsOf(query);
  return components
    .map((component) => ({
      component,
      items: itemsOf(component).filter(({ name }) => {
        const text = fold(`${component.name} ${name}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

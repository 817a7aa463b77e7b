import { derivedId } from '../derived-id.ts';
import type { Section } from '../sections.ts';

/** Gives sections that are new ids that no other one has or gets; the same ones for the same edit. */
export function newSectionIds(sections: readonly Section[]): (name: string) => string {
  const taken = new Set(sections.map(({ id }) => id));
  return (name) => {
    let id = derivedId('S', name);
    for (let number = 2; taken.has(id); number++) id = derivedId('S', name, String(number));
    taken.add(id);
    return id;
  };
}

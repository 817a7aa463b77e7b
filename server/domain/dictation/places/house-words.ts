import { readMeaning } from '../words/meaning.ts';
import type { Name } from './names.ts';

/** Stems of the words that name the template's sections and items. */
export function houseWords(names: readonly Name[]): ReadonlySet<string> {
  return new Set(
    names.flatMap((name) =>
      name.units.filter((unit) => unit.role === 'part' || unit.role === 'word').flatMap((unit) => unit.stems),
    ),
  );
}

/** True where a text names a part of a house, or a section or item of the template. */
export function speaksOfHouse(text: string, words: ReadonlySet<string>): boolean {
  const meaning = readMeaning(text);
  return (
    meaning.parts > 0 ||
    meaning.units.some((unit) => unit.role !== 'general' && unit.stems.every((stemmed) => words.has(stemmed)))
  );
}

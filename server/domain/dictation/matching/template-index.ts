import type { CommentKind, Template, TemplateComment } from '../../template/template.ts';
import { LikenessIndex } from '../likeness/likeness.ts';
import { fillLocation } from '../locations/fill-location.ts';
import { readMeaning, type Unit } from '../words/meaning.ts';
import { htmlText, sentences } from '../words/text.ts';
import { type KindReader, kindReader } from './comment-kind.ts';

/** What stands behind a set of words: stems and groups of the lexicon. */
export interface Bag {
  units: readonly Unit[];
  keys: ReadonlySet<string>;
  /** "Cracked or missing": one of several symptoms is enough. */
  alternatives: boolean;
}

/** A library comment as it is searched. */
export interface Entry {
  component: string;
  itemId: string;
  itemName: string;
  comment: TemplateComment;
  /** What a sentence encoder reads of it: section, title, item and first sentence. */
  sentence: string;
  /** The comment's kind; told from its text where the file says nothing better. */
  kind: CommentKind;
  title: Bag;
  /** The first sentence, which mostly is the observation. */
  observation: Bag;
  /** Keys of the rest of the text. */
  rest: ReadonlySet<string>;
  item: Bag;
  section: Bag;
}

/** An item of a template as a sentence encoder reads it. */
export interface NamedItem {
  component: string;
  itemId: string;
  /** Section and item. */
  name: string;
}

/** A template made ready for searching. */
export interface TemplateIndex {
  entries: Entry[];
  /** All items by section, in the template's order. */
  items: ReadonlyMap<string, NamedItem[]>;
  /** Entries whose title or text has a key. */
  postings: ReadonlyMap<string, number[]>;
  /** Entries by section. */
  bySection: ReadonlyMap<string, number[]>;
  /** Entries by item: `component\nitemId`. */
  byItem: ReadonlyMap<string, number[]>;
  /** Where an item stands in its section. */
  positions: ReadonlyMap<string, number>;
  /** How telling a key is; larger for rarer ones. */
  weightOf(key: string): number;
  /** True where the template uses the key anywhere. */
  knows(key: string): boolean;
  /** The comments by what they mean. */
  likeness: LikenessIndex;
  /** All single stems of the template. */
  vocabulary: ReadonlySet<string>;
}

/** Keys that a text is found by. */
export function keysOf(units: readonly Unit[]): Set<string> {
  return new Set(units.flatMap((unit) => [...unit.stems, ...unit.groups]));
}

const bagOf = (text: string): Bag => {
  const { units } = readMeaning(text);
  return { units, keys: keysOf(units), alternatives: /\bor\b/i.test(text) };
};

export const itemKey = (component: string, itemId: string) => `${component}\n${itemId}`;

/** Of words that no comment has, and of those that nearly all have. */
const UNKNOWN_WEIGHT = 0.6;
const LEAST_WEIGHT = 0.15;

const made = new WeakMap<Template, TemplateIndex>();

/** Reads a whole template, once for each object; 5,000 comments take seconds (docs/quality.md). */
export function indexTemplate(template: Template): TemplateIndex {
  const known = made.get(template) ?? buildIndex(template);
  made.set(template, known);
  return known;
}

function buildIndex(template: Template): TemplateIndex {
  const kindOf = kindReader(template);
  const entries: Entry[] = [];
  const postings = new Map<string, number[]>();
  const bySection = new Map<string, number[]>();
  const byItem = new Map<string, number[]>();
  const positions = new Map<string, number>();
  const items = new Map<string, NamedItem[]>();
  const vocabulary = new Set<string>();
  const read = new Map<TemplateComment, ReadComment>();

  for (const component of template.components) {
    const section = bagOf(component.name);
    for (const stemmed of section.keys) vocabulary.add(stemmed);
    const inSection: number[] = [];
    bySection.set(component.name, inSection);
    items.set(
      component.name,
      component.items.map((item) => ({
        component: component.name,
        itemId: item.id,
        name: nameInOneSentence({ section: component.name, item: item.name }),
      })),
    );
    for (const [position, item] of component.items.entries()) {
      const itemBag = bagOf(item.name);
      for (const stemmed of itemBag.keys) vocabulary.add(stemmed);
      const places: number[] = [];
      byItem.set(itemKey(component.name, item.id), places);
      positions.set(itemKey(component.name, item.id), position);
      for (const comment of item.comments) {
        let parts = read.get(comment);
        if (!parts) {
          parts = readComment(comment, kindOf);
          read.set(comment, parts);
        }
        const at = entries.length;
        entries.push({
          component: component.name,
          itemId: item.id,
          itemName: item.name,
          item: itemBag,
          section,
          ...parts,
          sentence: inOneSentence({
            section: component.name,
            item: item.name,
            title: comment.name,
            sentence: parts.first,
          }),
        });
        inSection.push(at);
        places.push(at);
        for (const key of new Set([...parts.title.keys, ...parts.observation.keys, ...parts.rest])) {
          const list = postings.get(key);
          if (list) list.push(at);
          else postings.set(key, [at]);
          vocabulary.add(key);
        }
      }
    }
  }

  const total = Math.max(1, entries.length);
  const strongest = Math.log(1 + total);
  const weights = new Map(
    [...postings].map(([key, list]) => [
      key,
      Math.max(LEAST_WEIGHT, Math.log(1 + total / (list.length + 0.5)) / strongest),
    ]),
  );
  return {
    entries,
    items,
    likeness: new LikenessIndex(entries.map(meaningfulText)),
    postings,
    bySection,
    byItem,
    positions,
    vocabulary,
    knows: (key) => vocabulary.has(key),
    weightOf: (key) => weights.get(key) ?? UNKNOWN_WEIGHT,
  };
}

/** What stands for where a finding is. */
const PLACEHOLDER = /[([{]\s*(specify |insert )?locations?\s*[)\]}]/gi;

/** A comment as a sentence encoder reads it; what is to be filled in says nothing. */
export function inOneSentence(told: { section: string; item: string; title: string; sentence: string }): string {
  return `${told.section}. ${told.title}. ${told.item}. ${fillLocation(told.sentence, [])}`;
}

/** The name of an item as a sentence encoder reads it. */
export const nameInOneSentence = (told: { section: string; item: string }) => `${told.section}: ${told.item}`;

/** What tells a comment's meaning: title, item and first sentence. */
function meaningfulText({ comment, itemName }: Entry): string {
  const [first = ''] = sentences(htmlText(comment.text));
  return `${comment.name}. ${itemName}. ${first}`;
}

/** A comment, wherever it stands. */
type ReadComment = Omit<Entry, 'component' | 'itemId' | 'itemName' | 'item' | 'section' | 'sentence'> & {
  first: string;
};

function readComment(comment: TemplateComment, kindOf: KindReader): ReadComment {
  const text = htmlText(comment.text);
  const [first = '', ...rest] = sentences(text.replace(PLACEHOLDER, ' '));
  const observation = bagOf(first);
  const title = comment.name.trim() ? bagOf(comment.name) : observation;
  return {
    comment,
    first: sentences(text)[0] ?? '',
    kind: kindOf(comment),
    title: title.units.length > 0 ? title : observation,
    observation,
    rest: keysOf(readMeaning(rest.join(' ')).units),
  };
}

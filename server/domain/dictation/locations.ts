import { DIRECTION_WORDS, FINITE_VERBS, PLACE_NOUNS } from './lexicon/common-words.ts';
import { readMeaning } from './meaning.ts';
import { bare } from './spoken.ts';

const PREPOSITIONS = [
  'to the left of',
  'to the right of',
  'on the left side of',
  'on the right side of',
  'left of',
  'right of',
  'at the bottom of',
  'at the top of',
  'next to',
  'in front of',
  'in back of',
  'on top of',
  'at',
  'on',
  'in',
  'near',
  'along',
  'behind',
  'under',
  'underneath',
  'beneath',
  'below',
  'above',
  'beside',
  'by',
  'around',
  'inside',
  'outside',
  'between',
  'over',
  'throughout',
  'within',
  'against',
  'off',
].map((text) => text.split(' '));
PREPOSITIONS.sort((a, b) => b.length - a.length);
/** These are swallowed: the comment brings its own "at the". The others are part of the place ("behind the dryer"). */
const PLAIN_PREPOSITIONS = new Set(['at', 'on', 'in', 'by', 'around', 'inside', 'within', 'throughout', 'off', 'over']);
const ARTICLES = new Set(['the', 'a', 'an', 'this', 'that', 'our', 'its', 'their', 'my', 'your', 'his', 'her']);
const ENDS = new Set([
  'and',
  'or',
  'but',
  'where',
  'which',
  'that',
  'with',
  'so',
  'because',
  'as',
  'for',
  'from',
  'to',
  'into',
  'not',
  'no',
  'also',
  'again',
  'today',
  'now',
  'too',
  'just',
  'about',
  'straight',
  'though',
  'although',
  'when',
  'while',
  'until',
  'if',
  'there',
  'here',
  'it',
  'them',
  'this',
  'nothing',
  'everything',
  'somebody',
  'you',
  'i',
]);
/** Words that only lead to the preposition after them: "right under". */
const LEADS_ON = /^(?:and|of|the|a|an|right|just|all|way)$/i;
const MOST_WORDS = 5;

/** Alone these tell no place: "loose at the floor". */
const BARE_SURFACES = new Set(
  'floor wall walls ceiling roof side sides edge edges end ends face level base house area section'.split(' '),
);

interface Found {
  phrase: string;
  rank: number;
}

const isDirection = (word: string) =>
  DIRECTION_WORDS.has(word) || /^(?:north|south)?(?:east|west)?(?:ern)?(?:ward)?$/.test(word.replaceAll('-', ''));
const isPlace = (word: string) => PLACE_NOUNS.has(word) || PLACE_NOUNS.has(word.replace(/s$/, ''));

/**
 * Where on the house something is, as it was said and without the preposition that a comment brings itself:
 * "on the south slope" → "south slope", "behind the dryer" → "behind the dryer". Null where nothing says.
 */
export function findLocation(text: string): string | null {
  const words = text.split(/\s+/).filter(Boolean);
  const found: Found[] = [];
  for (let at = 0; at < words.length; at++) {
    const preposition = PREPOSITIONS.find((parts) =>
      parts.every(
        (part, offset) => bare(words[at + offset] ?? '') === part && !/[,.;]$/.test(words[at + offset] ?? ''),
      ),
    );
    if (preposition) {
      const noun = nounPhrase(words, at + preposition.length);
      if (noun.length > 0) found.push(withPreposition(preposition, noun));
      continue;
    }
    const loose = directionAndNoun(words, at);
    if (loose) found.push({ phrase: loose, rank: 2.5 });
  }
  const best = found.filter((one) => one.rank > 0).sort((a, b) => b.rank - a.rank)[0];
  return best?.phrase ?? null;
}

function nounPhrase(words: readonly string[], from: number): string[] {
  const out: string[] = [];
  for (let at = from; at < words.length && out.length < MOST_WORDS; at++) {
    const raw = words[at] as string;
    const word = bare(raw);
    if (out.length === 0 && ARTICLES.has(word) && !/[,.;:!?]$/.test(raw)) continue;
    if (word === 'and' && joinsPlaces(words, at)) {
      out.push('and');
      continue;
    }
    if (
      word !== 'of' &&
      (ENDS.has(word) ||
        FINITE_VERBS.has(word) ||
        PREPOSITIONS.some((parts) => parts.length === 1 && parts[0] === word) ||
        (ARTICLES.has(word) && !/^(?:of|and)$/.test(out[out.length - 1] ?? '')))
    )
      break;
    out.push(raw.replace(/[,.;:!?]+$/, ''));
    if (/[,.;:!?]$/.test(raw)) break;
  }
  while (out.length > 0 && LEADS_ON.test(out[out.length - 1] as string)) out.pop();
  return out;
}

/** "front and rear", "the garage and the kitchen". */
function joinsPlaces(words: readonly string[], at: number): boolean {
  const before = bare(words[at - 1] ?? '');
  const after = bare(ARTICLES.has(bare(words[at + 1] ?? '')) ? (words[at + 2] ?? '') : (words[at + 1] ?? ''));
  return (
    (isDirection(before) || isPlace(before)) &&
    (isDirection(after) || isPlace(after)) &&
    !FINITE_VERBS.has(bare(words[at + 2] ?? ''))
  );
}

function withPreposition(preposition: string[], noun: string[]): Found {
  const plainNoun = noun.map(bare);
  const directed = plainNoun.some(isDirection);
  const of = plainNoun.indexOf('of');
  const head = plainNoun[(of > 0 ? of : plainNoun.length) - 1] ?? '';
  // "Roof decking" is no place as "roof" is one.
  const placed = isPlace(head) ? 1 : plainNoun.some(isPlace) ? 0.5 : 0;
  const said = preposition.join(' ');
  const plain = preposition.length === 1 && PLAIN_PREPOSITIONS.has(said);
  const relation = plain
    ? ''
    : `${said.replace(/^(?:to|at|on|in) the /, '').replace(/^(?:in|on) (?=front|back|top)/, (word) => word)} `;
  const parts = readMeaning(noun.join(' ')).parts;
  const surface = plain && plainNoun.every((word) => BARE_SURFACES.has(word) || /^(?:all|both|each|every)$/.test(word));
  const rank = surface ? 0 : (directed ? 2 : 0) + placed + (plain ? 0 : 0.6) + (parts > 0 ? 0.5 : 0);
  const article = relation && !/^(?:left|right|bottom|top) side/.test(said) ? `the ${noun.join(' ')}` : noun.join(' ');
  return {
    phrase: relation ? `${relation}${article}` : noun.join(' '),
    rank: readMeaning(noun.join(' ')).defects > 0 ? 0 : rank,
  };
}

/** "south slope" or "southeast corner" without a preposition. */
function directionAndNoun(words: readonly string[], at: number): string | null {
  const out: string[] = [];
  let next = at;
  if (at > 0 && isDirection(bare(words[at - 1] as string))) return null;
  while (next < words.length && isDirection(bare(words[next] as string)) && !/[,.;]$/.test(words[next] as string))
    out.push(bare(words[next++] as string));
  const noun = words[next];
  if (out.length === 0 || !noun || !isPlace(bare(noun)) || isDirection(bare(noun))) return null;
  return [...out, bare(noun)].join(' ');
}

const ROOMS =
  /\b(?:room|bath|bathroom|bedroom|kitchen|garage|attic|basement|crawl ?space|closet|hall|hallway|laundry|office|den|foyer|loft|pantry|yard)s?$/i;
const SURFACES = /\b(?:slope|side|wall|roof|ceiling|floor|elevation|face|porch|deck|level|stairs)s?$/i;
const RELATION =
  /^(?:behind|under|underneath|beneath|below|above|beside|near|along|between|next to|in front of|in back of|on top of|left of|right of|left side of|right side of|outside|against|throughout)\b/i;

/** The place with the preposition it takes: "in the hall bathroom", "on the south slope", "behind the dryer". */
function placePhrase(location: string): string {
  const places = location.split(/ and (?=\S)/);
  const first = places[0] as string;
  if (/^(?:left|right) (?:side )?of\b/i.test(location)) return `to the ${location}`;
  if (RELATION.test(location)) return location;
  const preposition = ROOMS.test(first) ? 'in' : SURFACES.test(first) ? 'on' : 'at';
  return `${preposition} ${/^(?:the|both|all|each|every)\b/i.test(location) ? '' : 'the '}${location}`;
}

const PLACEHOLDER = String.raw`[(\[{]\s*(?:specify |insert |enter |defect )?locations?\s*[)\]}]`;
const LEAD = String.raw`(?:\b(?:at|in|on|near|by|along|around|of|for|from|within)\s+)?(?:\b(?:the|a|an)\s+)?`;

/** True where the text has a place for a location. */
export const hasPlaceholder = (text: string): boolean => new RegExp(PLACEHOLDER, 'i').test(text);

/**
 * Puts a location in for each placeholder, with the preposition that fits it; without a location the whole phrase goes.
 * @param text plain or HTML.
 */
export function fillLocation(text: string, location: string | null): string {
  if (!hasPlaceholder(text)) return text;
  if (!location) return dropPhrase(text);
  return text.replace(new RegExp(`(${LEAD})${PLACEHOLDER}`, 'gi'), (_all, lead: string) => {
    const phrase = placePhrase(location);
    if (lead.trim()) return /^[A-Z]/.test(lead.trim()) ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
    return location;
  });
}

function dropPhrase(text: string): string {
  return text
    .replace(new RegExp(String.raw`\blocations?\s*:\s*${PLACEHOLDER}[.;,]?`, 'gi'), '')
    .replace(
      new RegExp(String.raw`(^|>|[.!?]\s+)${LEAD}${PLACEHOLDER}\s*[:,–—-]?\s*(\w)`, 'gi'),
      (_all, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(new RegExp(String.raw`\s*[,–—-]?\s*${LEAD}${PLACEHOLDER}`, 'gi'), '')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/,\s*\./g, '.')
    .replace(/ {2,}/g, ' ')
    .replace(/<p>\s*<\/p>/g, '')
    .replace(/<p>\s+/g, '<p>')
    .trim();
}

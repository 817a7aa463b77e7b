import { FINITE_VERBS } from '../lexicon/common-words.ts';
import { isRoom } from '../lexicon/location-words.ts';
import { bare } from '../remarks/spoken.ts';
import { elsewhere } from './elsewhere.ts';

/** A word as places are read from it. */
export interface Token {
  /** As said, without punctuation around it and without "'s". */
  text: string;
  word: string;
  /** A clause ends after it, or a verb hangs on it ("kitchen's dangling"). */
  ends: boolean;
  /** It belongs to what only sounds like a place, "near the end of its life", or to a place where it is otherwise: "except on the porch". */
  isNone: boolean;
}

/** Beetles, not the post of a powder room. */
const BEETLES = /\bpowder post\b/gi;

/**
 * "Near the end of its life", "doesn't close right", "two under one breaker", "a two by four", "the valve ends about a foot up": what sounds like a
 * place and is none.
 */
const FIGURES = [
  '(?:at|near|nearing|reaching|toward) the end of (?:its|their|the) (?:\\w+ )?(?:life|lifespan|rope|days)',
  '(?<=\\b(?:close|closes|closed|closing|latch|latches|fit|fits|sit|sits|seat|seal|seals|work|works|drain|drains|shut|shuts|line up|hang|hangs|swing|done|installed|hooked up|put in|attached) )right(?=[,.]|$| (?:or|and|either|any ?more|at all)\\b)',
  '(?:in|on|at|off|into|to|by) (?:your|my|his|her|their) (?:face|chest|legs?|eyes?|head|skull|ankles?|knees?|shins?|hip)',
  '(?<=\\byou (?:right |square |straight )?)(?:in|on) the (?:face|chest|legs?|eyes?|head|shins?)',
  'under (?:the same|one|a single|each) (?:breaker|lug|screw|terminal|nut)',
  "(?<=\\btoilet(?:['’]s| is)? (?:loose|rocks|rocking|wobbles|wobbly|moves) )(?:at|on) (?:the |its )?(?:floor|base)",
  '(?:return|supply|delta)(?: air)?(?: is| was| at)? (?:\\d+|(?:ten|eleven|twelve|\\w+teen|\\w+ty)\\b[\\w -]{0,8}?)(?=[,.]|$)',
  '(?:two|four|six)[ -]by[ -](?:four|six|eight|ten|twelve)s?',
  '(?<=\\w )ends(?= (?:about|short|at|in|too|right|up|before|above|one|two|three|four|six|eight|ten|twelve|\\d))',
].map((figure) => new RegExp(`\\b${figure}`, 'gi'));

/** "The baby's room" is one like any kids' room, not a baby that is a room. */
const OWNERS =
  /^(?:baby|kid|child|children|boy|girl|son|daughter|toddler|teen|teenager|twin|mother|mom|father|dad|grandma|grandmother|owner|guest)s?['’]s?$/;

/** "By the neighbor's fence." */
const NEIGHBORS = /^(?:neighbou?r|builder|landlord)'s$/;

const isOf = (stretches: readonly { start: number; end: number }[], index: number) =>
  stretches.some(({ start, end }) => start <= index && index < end);

/** The words of a text. */
export function tokensOf(text: string): Token[] {
  const plain = text.replace(BEETLES, 'powderpost');
  const figures = FIGURES.flatMap((figure) =>
    [...plain.matchAll(figure)].map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
  );
  const none = [...figures, ...elsewhere(plain)];
  const all = [...plain.matchAll(/\S+/g)];
  return all.map(({ 0: raw, index }, at) => {
    const word = bare(raw);
    const isOwner = OWNERS.test(word) && isRoom(bare(all[at + 1]?.[0] ?? ''));
    if (isOwner) return { text: raw, word: 'kids', ends: false, isNone: isOf(none, index) };
    const hangs = /[a-z]'s$/.test(word) && !FINITE_VERBS.has(word) && !NEIGHBORS.test(word);
    return {
      text: raw.replace(/^[("“]+|[,.;:!?)"”]+$/g, '').replace(/['’]s$/, hangs ? '' : '$&'),
      word: hangs ? word.slice(0, -2) : word,
      ends: hangs || /[,.;:!?]$/.test(raw),
      isNone: isOf(none, index),
    };
  });
}

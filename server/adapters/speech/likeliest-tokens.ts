import type { Expectation } from './catalogue-expectation.ts';
import { END, START, STOPS, VOCABULARY_SIZE } from './vocabulary.ts';

/** Texts that are followed at the same time. */
const BREADTH = 6;
/** A text that is less likely than the best by this much (logarithm) is given up. */
const MARGIN = 4;
/** Texts whose last tokens are the same, this many, go on alike: the likelier one stands for both. */
const ALIKE = 12;
/** A token that is heard less likely than the best by this much (logarithm) no expectation brings back. */
const REACH = 6;
/** What is less likely than the best by this much (logarithm) weighs nothing. */
const NOTHING = 16;

/** What is added to the logarithm of a stop's probability where one is sought, and to that of a full stop besides. */
const SOUGHT = 3;
const SOUGHT_FULL = 0.5;
/** One is sought where none stands among so many tokens before. */
const SOUGHT_AFTER = 12;
const STOP_TOKENS: ReadonlySet<number> = new Set(STOPS);

/** How a text is heard. */
export interface Hearing {
  /** Tokens of the longest text that there can be. */
  most: number;
  /** Stops are sought at the beginning and where long none was heard. */
  seeksStops?: boolean;
}

const sought = (token: number) => (STOP_TOKENS.has(token) ? SOUGHT : 0) + (token === STOPS[0] ? SOUGHT_FULL : 0);

const isStopped = (tokens: readonly number[]) => tokens.slice(-SOUGHT_AFTER).some((token) => STOP_TOKENS.has(token));

/** A text that goes on by one token. */
export interface Row {
  /** The row of the call before that it goes on from. */
  from: number;
  token: number;
}

/** Hears how texts go on, all of one length. */
export interface Ear {
  /** Row after row, how likely every token of the vocabulary comes next (logits). */
  hear(rows: readonly Row[]): Promise<Float32Array>;
}

/** A token of a text, and how likely it was that a stop stood before it, 0 to 1. */
export interface HeardToken {
  token: number;
  stop: number;
}

interface Text {
  tokens: readonly number[];
  heard: readonly HeardToken[];
  /** Logarithm of how likely it is as heard, and as expected. */
  score: number;
  isWhole: boolean;
  /** The row of the last call that it goes on from. */
  from: number;
}

/** A text and how it goes on; with END where it is whole. */
interface Candidate extends Row {
  text: Text;
  /** How likely a stop comes next, 0 to 1. */
  stop: number;
  score: number;
}

/**
 * The likeliest text by what is heard and what is expected (beam search with shallow fusion).
 */
export async function likeliestTokens(
  ear: Ear,
  expect: Expectation,
  { most, seeksStops = false }: Hearing,
): Promise<readonly HeardToken[]> {
  const expectAt = ({ tokens }: Text) => {
    const expected = expect(tokens);
    if (!seeksStops || isStopped(tokens)) return expected;
    return (token: number) => expected(token) + sought(token);
  };
  let texts: Text[] = [{ tokens: [], heard: [], score: 0, isWhole: false, from: 0 }];
  let rows: Row[] = [{ from: 0, token: START }];
  for (let length = 0; length < most && rows.length > 0; length++) {
    const logits = await ear.hear(rows);
    const whole = texts.filter(({ isWhole }) => isWhole);
    const open = texts.filter(({ isWhole }) => !isWhole);
    const candidates = [
      ...whole.map((text) => ({ text, from: text.from, token: END, stop: 0, score: text.score })),
      ...open.flatMap((text, row) => waysOn(text, row, logits.subarray(row * VOCABULARY_SIZE), expectAt(text))),
    ];
    texts = likeliest(candidates).map(textOf);
    rows = texts[0]?.isWhole ? [] : texts.filter(({ isWhole }) => !isWhole).map(rowOf);
  }
  return texts[0]?.heard ?? [];
}

/** Where a text ends is told by the ear alone: expectation would rather end it or go on with what is common. */
function waysOn(text: Text, row: number, logits: Float32Array, expected: (token: number) => number): Candidate[] {
  let heard = 0;
  for (let token = 1; token < VOCABULARY_SIZE; token++) {
    if ((logits[token] as number) > (logits[heard] as number)) heard = token;
  }
  const highest = logits[heard] as number;
  const near: number[] = [];
  let sum = 0;
  for (let token = 0; token < VOCABULARY_SIZE; token++) {
    const below = highest - (logits[token] as number);
    if (below < NOTHING) sum += Math.exp(-below);
    if (below < REACH && token !== END) near.push(token);
  }
  const stop = STOPS.reduce((odds, token) => odds + Math.exp((logits[token] as number) - highest), 0) / sum;
  const before = text.score - highest - Math.log(sum);
  const scoreOf = (token: number) => before + (logits[token] as number);
  if (heard === END) return [{ text, from: row, token: END, stop, score: scoreOf(END) }];
  return near.map((token) => ({ text, from: row, token, stop, score: scoreOf(token) + expected(token) }));
}

function likeliest(candidates: Candidate[]): Candidate[] {
  const sorted = candidates.sort((a, b) => b.score - a.score);
  const best = sorted[0]?.score ?? 0;
  const kept = new Map<string, Candidate>();
  for (const candidate of sorted) {
    if (kept.size === BREADTH || candidate.score < best - MARGIN) break;
    const end = [...candidate.text.tokens, candidate.token].slice(-ALIKE).join();
    if (!kept.has(end)) kept.set(end, candidate);
  }
  return [...kept.values()];
}

function textOf({ text, from, token, stop, score }: Candidate): Text {
  if (token === END) return { ...text, score, isWhole: true };
  const heard = [...text.heard, { token, stop }];
  return { tokens: [...text.tokens, token], heard, score, isWhole: false, from };
}

const rowOf = ({ from, tokens }: Text): Row => ({ from, token: tokens.at(-1) as number });

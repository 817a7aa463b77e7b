import { readFileSync } from 'node:fs';
import type { Decision } from '../../server/domain/dictation/findings.ts';

/**
 * What should come of a phrasing, whatever the template offers: no defect; something in order, not inspected or for the owner to
 * do, and no defect; what there is, and no defect; or so many defects.
 */
type Expected =
  | 'nothing'
  | 'in order'
  | 'not inspected'
  | 'tip'
  | 'no defect'
  /** `without`: words that the speaker put right and that are not written. */
  | { written: number; without?: string }
  /** Merged ones counted, too. */
  | { told: number };

/** One way to speak: what is said varies, what should come of it does not. */
export interface Style {
  style: string;
  expects: Expected;
  /** "{a|b} c" stands for "a c" and "b c". */
  patterns: string[];
}

/** Sets that may be learned from, and those that are run to report and never read to change a rule. */
export const SETS_TO_LEARN_FROM = [
  'styles',
  'more-styles',
  'thinking-aloud',
  'terse-speaker',
  'wordy-speaker',
  'chatty-speaker',
  'taken-back',
  'several-at-once',
  'in-order',
  'wondering',
  'stands-all-the-same',
  'asking',
  'lists-and-denials',
] as const;
export const SETS_KEPT_APART = ['kept-apart', 'kept-apart-2'] as const;
type SetName = (typeof SETS_TO_LEARN_FROM)[number] | (typeof SETS_KEPT_APART)[number];

/** @throws Error where a set's file cannot be read. */
export const readStyles = (set: SetName): Style[] =>
  JSON.parse(readFileSync(new URL(`phrasings/${set}.json`, import.meta.url), 'utf8')) as Style[];

/** All that is said in a style, each a dictation of a few sentences. */
export const phrasingsOf = ({ patterns }: Style): string[] => patterns.flatMap(expand).map(withCapitals);

function expand(pattern: string): string[] {
  const group = /\{([^}]*)\}/.exec(pattern);
  if (!group) return [pattern];
  const [whole, choices = ''] = group;
  const [before, after] = [pattern.slice(0, group.index), pattern.slice(group.index + whole.length)];
  return choices.split('|').flatMap((choice) => expand(before + choice + after));
}

const withCapitals = (text: string): string =>
  text.replace(/(^|[.?!] )([a-z])/g, (_, end: string, letter: string) => end + letter.toUpperCase());

/** Whether what was decided on a phrasing is what should come of its style. */
export function isUnderstood({ expects }: Style, decisions: readonly Decision[]): boolean {
  const isOf = (kind: Decision['remark']['kind']) => decisions.some(({ remark }) => remark.kind === kind);
  const written = decisions.filter(
    ({ verdict, remark: { kind } }) =>
      (verdict === 'template' || verdict === 'new') && kind !== 'tip' && kind !== 'notInspected',
  );
  if (expects === 'no defect') return written.every(({ remark }) => remark.kind === 'fact');
  if (typeof expects === 'string') {
    const isTold = {
      nothing: true,
      'in order': isOf('functional'),
      'not inspected': isOf('notInspected'),
      tip: isOf('tip'),
    };
    return written.length === 0 && isTold[expects];
  }
  if ('told' in expects)
    return decisions.filter(({ verdict }) => ['template', 'new', 'merged'].includes(verdict)).length === expects.told;
  const wrong = expects.without ? new RegExp(`\\b(?:${expects.without})\\b`, 'i') : null;
  return written.length === expects.written && !written.some(({ remark }) => wrong?.test(remark.words));
}

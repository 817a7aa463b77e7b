import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToldKind } from '../../server/domain/dictation/matching/tell-kind.ts';
import type { Template } from '../../server/domain/template/template.ts';
import { ROOT } from '../../server/root.ts';
import { templateOf } from './dictations.ts';

/** A stretch of a dictation, and what kind of remark it is. */
export interface KindLabel {
  /** As they stand in the dictation's text. */
  words: string;
  kind: ToldKind;
}

/** A dictation of which only the kinds are known. */
export interface KindDictation {
  name: string;
  template: Template;
  text: string;
  labels: KindLabel[];
}

const KINDS: Record<string, KindLabel['kind']> = {
  // What is not known for the name of a place is talk.
  H: 'narration',
  F: 'finding',
  O: 'functional',
  X: 'notInspected',
  T: 'tip',
  N: 'narration',
};
const FOLDER = join(ROOT, 'tests/quality/kinds');

/** The dictations whose kinds are to be learned from, by name. */
export function readKindDictations(): Promise<KindDictation[]> {
  const names = readdirSync(FOLDER).sort();
  return Promise.all(
    names.map(async (file) => {
      const name = file.replace('.txt', '');
      const lines = readKinds(readFileSync(join(FOLDER, file), 'utf8'));
      const text = lines.map((line) => line.map(({ words }) => words).join(' ')).join('\n');
      return { name: `kinds-${name}`, template: await templateOf(name), text, labels: lines.flat() };
    }),
  );
}

/**
 * Reads sentences, one a line, whose parts each begin with a letter: `O Sink drains, | F but the faucet wiggles.`
 * @throws Error naming a part that begins with none of the letters.
 */
export function readKinds(text: string): KindLabel[][] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) =>
      line.split('|').map((part) => {
        const [, letter = '', words = ''] = /^(\w) (\S.*)$/.exec(part.trim()) ?? [];
        const kind = KINDS[letter];
        if (!kind)
          throw new Error(`"${part.trim()}" begins with none of the letters ${Object.keys(KINDS).join(', ')}.`);
        return { words, kind };
      }),
    );
}

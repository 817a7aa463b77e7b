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
  /** Where the thing is that they speak of, as they say it; several places are parted by commas. Undefined where nobody looked. */
  location?: string | null;
}

/** A dictation of which only kinds and locations are known. */
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
const TELLS_NO_LOCATION = new Set(['H', 'N']);
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
 * Reads sentences, one a line, whose parts each begin with a letter, and in which brackets stand around what tells a
 * location: `O Sink drains, | F but the [hall] faucet wiggles.`
 * @throws Error naming a part that begins with none of the letters.
 */
export function readKinds(text: string): KindLabel[][] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) =>
      line.split('|').map((part) => {
        const [, letter = '', marked = ''] = /^(\w) (\S.*)$/.exec(part.trim()) ?? [];
        const kind = KINDS[letter];
        if (!kind)
          throw new Error(`"${part.trim()}" begins with none of the letters ${Object.keys(KINDS).join(', ')}.`);
        const words = marked.replace(/[[\]]/g, '');
        if (TELLS_NO_LOCATION.has(letter)) return { words, kind };
        const places = [...marked.matchAll(/\[(.+?)[.,;:]?\]/g)].map(([, place]) => place);
        return { words, kind, location: places.join(', ') || null };
      }),
    );
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hr5TemplateCodec } from '../../server/adapters/hr5/hr5-template-codec.ts';
import type { Word } from '../../server/domain/dictation/speech/transcript.ts';
import type { Template } from '../../server/domain/template/template.ts';
import { ROOT } from '../../server/root.ts';
import type { Label } from './label.ts';

/** Sets of dictations: one to learn from, one that is run only to report. */
export const SETS = ['development', 'kept-apart'] as const;
export type SetName = (typeof SETS)[number];

/** A dictation with what should become of it. */
export interface Dictation {
  /** `legacy-1`: the template's name and a number. */
  name: string;
  set: SetName;
  /** What is said, a line for each sentence or announcement; lines in brackets are directions for the sound. */
  text: string;
  labels: Label[];
  template: Template;
  /** File of the recording; null where there is none. */
  recording: string | null;
}

const FOLDER = join(ROOT, 'tests/quality');
const TEMPLATES: Record<string, string> = {
  legacy: join(ROOT, 'server/default-templates/legacy.hr5'),
  housemaster: join(ROOT, 'server/default-templates/housemaster.hr5'),
  a: join(FOLDER, 'templates/a.hr5'),
  b: join(FOLDER, 'templates/b.hr5'),
  c: join(FOLDER, 'templates/c.hr5'),
  d: join(FOLDER, 'templates/d.hr5'),
  e: join(FOLDER, 'templates/e.hr5'),
  f: join(FOLDER, 'templates/f.hr5'),
  g: join(FOLDER, 'templates/g.hr5'),
  h: join(FOLDER, 'templates/h.hr5'),
  i: join(FOLDER, 'templates/i.hr5'),
  j: join(FOLDER, 'templates/j.hr5'),
  k: join(FOLDER, 'templates/k.hr5'),
  l: join(FOLDER, 'templates/l.hr5'),
  m: join(FOLDER, 'templates/m.hr5'),
  n: join(FOLDER, 'templates/n.hr5'),
  o: join(FOLDER, 'templates/o.hr5'),
};

/** The dictations of a set, by name. */
export async function readDictations(set: SetName): Promise<Dictation[]> {
  const folder = join(FOLDER, set);
  const names = readdirSync(folder).filter((file) => file.endsWith('.labels.json'));
  return Promise.all(
    names.sort().map(async (file) => {
      const name = file.replace('.labels.json', '');
      const recording = join(folder, `${name}.mp3`);
      return {
        name,
        set,
        text: readFileSync(join(folder, `${name}.txt`), 'utf8').replace(/^\[.*\]\n/gm, ''),
        labels: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Label[],
        template: await templateOf(name),
        recording: existsSync(recording) ? recording : null,
      };
    }),
  );
}

const read = new Map<string, Promise<Template>>();

/** The template that a dictation is over, by what its name begins with. */
export function templateOf(name: string): Promise<Template> {
  const path = TEMPLATES[name.replace(/-\d+$/, '')];
  if (!path) throw new Error(`No template is known for the dictation ${name}.`);
  const known = read.get(path) ?? new Hr5TemplateCodec().read(readFileSync(path)).then(({ template }) => template);
  read.set(path, known);
  return known;
}

/** Seconds for a word, and of the pause after a sentence. */
const WORD_SECONDS = 0.35;
const PAUSE_SECONDS = 0.7;

/** A text as a recogniser that makes no mistake would hear it, at a steady pace. */
export function perfectWords(text: string): Word[] {
  const words: Word[] = [];
  let time = 0;
  for (const line of text.split('\n').filter(Boolean)) {
    for (const [, sentence = ''] of line.matchAll(/(\S.*?(?:[.?!](?=\s)|$))/g)) {
      for (const word of sentence.split(/\s+/)) {
        words.push({ text: word, start: time, end: time + WORD_SECONDS });
        time += WORD_SECONDS;
      }
      time += PAUSE_SECONDS;
    }
  }
  return words;
}

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
/** Where templates are looked for, by what the name of a dictation begins with. */
const TEMPLATE_FOLDERS = [join(ROOT, 'server/default-templates'), join(FOLDER, 'templates')];

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
  const file = `${name.replace(/-\d+$/, '')}.hr5`;
  const path = TEMPLATE_FOLDERS.map((folder) => join(folder, file)).find(existsSync);
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
  for (const sentence of sentencesOf(text)) {
    for (const word of sentence.split(/\s+/)) {
      words.push({ text: word, start: time, end: time + WORD_SECONDS });
      time += WORD_SECONDS;
    }
    time += PAUSE_SECONDS;
  }
  return words;
}

/** The sentences of a text; a line ends one, too. */
export const sentencesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.match(/\S.*?(?:[.?!](?=\s)|$)/g) ?? []);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommentKind } from '../../server/domain/template/template.ts';
import { ROOT } from '../../server/root.ts';

const FOLDER = join(ROOT, 'tests/quality/sayings');

/** A comment of a template that stands in no file, and what people say who mean it. */
export interface SaidComment {
  /** The name of the template's folder. */
  template: string;
  section: string;
  item: string;
  title: string;
  /** Its first sentence. */
  sentence: string;
  kind: CommentKind | 'tip';
  sayings: string[];
}

/** What is said of an item of a template that no comment of its section says. */
export interface Unsaid {
  template: string;
  section: string;
  item: string;
  said: string;
}

/** What all templates have. */
export interface Sayings {
  comments: SaidComment[];
  unsaid: Unsaid[];
}

const KINDS: Record<string, SaidComment['kind']> = { '=': 'defect', '+': 'functional', '?': 'limitation', '~': 'tip' };

/** All comments with their sayings, and what no comment says; see README.md beside this file. @throws Error quoting a line of another form. */
export function readSayings(): Sayings {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
  const found: Sayings = { comments: [], unsaid: [] };
  for (const file of files.sort()) addFile(join(FOLDER, file), file.split('/')[0] as string, found);
  return found;
}

function addFile(path: string, template: string, { comments, unsaid }: Sayings): void {
  let [section, item] = ['', ''];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [, sign = '', text = ''] = /^(##?|[=+?~*-]) (.+)$/.exec(line.trim()) ?? [];
    const kind = KINDS[sign];
    if (sign === '#') section = text;
    else if (sign === '##') item = text;
    else if (sign === '-') comments.at(-1)?.sayings.push(text);
    else if (sign === '*') unsaid.push({ template, section, item, said: text });
    else if (kind) {
      const [title = '', sentence = ''] = text.split('|').map((part) => part.trim());
      comments.push({ template, section, item, title, sentence, kind, sayings: [] });
    } else if (line.trim() !== '')
      throw new Error(`"${line.slice(0, 60)}" in ${path} begins with no sign that is known.`);
  }
}

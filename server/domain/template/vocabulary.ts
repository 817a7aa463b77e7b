import type { Ports } from '../ports.ts';
import { plainText } from './clean-html.ts';
import type { EditableTemplate } from './editable-template.ts';
import { readVersion } from './read-version.ts';

/** Templates whose words are remembered; a version never changes. */
const REMEMBERED = 8;
/** Words of a template that are given to a writer at most. */
const MOST_WORDS = 20_000;

const remembered = new Map<string, Promise<string[]>>();

/** The words of the account's template, names and texts, each once; none where it has no template. */
export async function vocabularyOf(
  ports: Pick<Ports, 'templates' | 'files' | 'codec'>,
  accountId: string,
): Promise<string[]> {
  const current = await ports.templates.current(accountId);
  if (!current) return [];
  const { versionId } = current;
  const words = remembered.get(versionId) ?? readWords(ports, accountId, versionId);
  remembered.delete(versionId);
  remembered.set(versionId, words);
  words.catch(() => remembered.delete(versionId));
  for (const oldest of remembered.keys()) {
    if (remembered.size <= REMEMBERED) break;
    remembered.delete(oldest);
  }
  return words;
}

async function readWords(
  ports: Pick<Ports, 'templates' | 'files' | 'codec'>,
  accountId: string,
  versionId: string,
): Promise<string[]> {
  const { bytes } = await readVersion(ports, accountId, versionId);
  return wordsOf(await ports.codec.readEditable(bytes));
}

function wordsOf({ components }: EditableTemplate): string[] {
  const words = new Set<string>();
  const read = (text: string) => {
    for (const [word] of text.matchAll(/\p{L}[\p{L}\p{N}'’-]*\p{L}/gu)) words.add(word);
  };
  for (const component of components) {
    read(component.name);
    for (const item of component.groups.flatMap((group) => group.items)) {
      read(item.name);
      for (const comment of item.comments) {
        read(comment.name);
        read(plainText(comment.text));
      }
    }
  }
  return [...words].slice(0, MOST_WORDS).sort();
}

import { CATALOGUE_TEXTS } from '../catalogue/index.ts';

/** What a line of the catalogue tells of. */
export type LineKind = 'defect' | 'functional' | 'notInspected' | 'maintenance' | 'talk';

/** A condition that inspectors meet, with ways to say and to write it. */
export interface CatalogueLine {
  name: string;
  kind: LineKind;
  spoken: string[];
  written: string[];
}

const KINDS: readonly [RegExp, LineKind][] = [
  [/ in order$/i, 'functional'],
  [/ not inspected$/i, 'notInspected'],
  [/ maintenance$/i, 'maintenance'],
  [/ talk$/i, 'talk'],
];

/** All lines, in the order of the texts: near defects are neighbours. */
export const CATALOGUE: readonly CatalogueLine[] = CATALOGUE_TEXTS.flatMap((text) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(readLine),
);

/** @throws Error quoting a line that has another form. */
function readLine(line: string): CatalogueLine {
  const [name = '', spoken = '', written = '', ...more] = line.split('|').map((field) => field.trim());
  const phrases = (field: string) => field.split(';').flatMap((phrase) => phrase.trim() || []);
  if (!name || phrases(spoken).length === 0 || phrases(written).length === 0 || more.length > 0)
    throw new Error(`The catalogue's line "${line.slice(0, 60)}…" must have three fields: name | spoken | written.`);
  const kind = KINDS.find(([ending]) => ending.test(name))?.[1] ?? 'defect';
  return { name, kind, spoken: phrases(spoken), written: phrases(written) };
}

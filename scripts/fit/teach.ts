import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Learned } from '../../server/adapters/meaning/adaptation.ts';
import { ensureModels } from '../../server/adapters/shared/fetched-models/models.ts';
import { ROOT } from '../../server/root.ts';

const FOLDER = join(ROOT, 'test-results/learned');

/**
 * Lets a program in Python learn on from the model that reads sentences.
 * @param program in `scripts/`. @param name of what is given and left in test-results/learned. @param given to it, beside where the model lies.
 * @returns what it has learned. @throws Error where it failed.
 */
export async function teach<Left>(program: string, name: string, given: object): Promise<Left> {
  const { meaning } = await ensureModels({ dir: join(ROOT, 'models'), log: console.error });
  mkdirSync(FOLDER, { recursive: true });
  const [to, left] = [join(FOLDER, `${name}.given.json`), join(FOLDER, `${name}.json`)];
  writeFileSync(to, JSON.stringify({ model: meaning, ...given }));
  const { status } = spawnSync('/usr/bin/python3', [join(ROOT, 'scripts', program), to, left], {
    stdio: 'inherit',
    // Waiting threads would take the processor from those that count.
    env: { ...process.env, OMP_WAIT_POLICY: 'passive' },
  });
  if (status !== 0) throw new Error(`Nothing was learned of ${name}; is python3-torch installed?`);
  return JSON.parse(readFileSync(left, 'utf8')) as Left;
}

/** The fields of what was learned, as a program's text. */
export const learnedSource = ({ rank, scales, bytes }: Learned) => `  rank: ${rank},
  /** Of each matrix, layer by layer. */
  scales: [${scales.map((scale) => scale.toPrecision(6)).join(', ')}],
  /** Signed bytes of the two narrow matrices of each, base64. */
  bytes: '${bytes}',
`;

/** Writes what was learned where the adapter reads it. @param by the script. @param source what it exports. */
export function writeLearned(by: string, name: string, source: string): void {
  writeFileSync(
    join(ROOT, `server/adapters/meaning/${name}.generated.ts`),
    `// Learned by scripts/${by}; not to be edited.\n${source}\n`,
  );
}

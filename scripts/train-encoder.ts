// Teaches the sentence encoder what the trade says: npm run train:encoder
// Takes an hour and a half and Debian's python3-torch and libopenblas0-pthread, for no library of JavaScript learns as fast.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Recogniser } from '../bench/support/recogniser.ts';
import { ensureModels } from '../server/adapters/shared/fetched-models/models.ts';
import { CATALOGUE } from '../server/domain/dictation/likeness/catalogue.ts';
import { lookUp } from '../server/domain/dictation/matching/look-up.ts';
import { indexTemplate, meaningfulText } from '../server/domain/dictation/matching/template-index.ts';
import { ROOT } from '../server/root.ts';
import { perfectWords, readDictations } from '../tests/quality/dictations.ts';
import { isFinding, isMeant, labelledRemarks } from './fit/choices-of-remarks.ts';
import type { HeardDictation } from './fit/heard.ts';
import { isHeldBack } from './fit/held-back.ts';

const FOLDER = join(ROOT, 'test-results/encoder');

/** What was said, the comment that it means, and others that are near, of the same section where there are any. */
interface Pair {
  said: string;
  meant: string;
  others: string[];
}

/** What the program in Python leaves. */
interface Learned {
  rank: number;
  scales: number[];
  /** Base64. */
  bytes: string;
}

const recogniser = new Recogniser({ again: true });
const pairs: Pair[] = [];
for (const dictation of await readDictations('development')) {
  if (isHeldBack(dictation.name)) continue;
  pairs.push(...(await pairsOf({ dictation, words: perfectWords(dictation.text) })));
  if (dictation.recording) pairs.push(...(await pairsOf({ dictation, words: await recogniser.wordsOf(dictation) })));
}
await recogniser.close();
const lines = CATALOGUE.map(({ name, spoken, written }) => ({ name, spoken, written }));
const { meaning } = await ensureModels({ dir: join(ROOT, 'models'), log: console.error });

mkdirSync(FOLDER, { recursive: true });
const [given, learned] = [join(FOLDER, 'given.json'), join(FOLDER, 'learned.json')];
writeFileSync(given, JSON.stringify({ model: meaning, lines, pairs }));
const { status } = spawnSync('/usr/bin/python3', [join(ROOT, 'scripts/train-encoder.py'), given, learned], {
  stdio: 'inherit',
  // Waiting threads would take the processor from those that count.
  env: { ...process.env, OMP_WAIT_POLICY: 'passive' },
});
if (status !== 0) throw new Error('The encoder was not taught; is python3-torch installed?');

const { rank, scales, bytes } = JSON.parse(readFileSync(learned, 'utf8')) as Learned;
writeFileSync(
  join(ROOT, 'server/adapters/meaning/adaptation.generated.ts'),
  `// Learned by scripts/train-encoder.ts; not to be edited.
export const ADAPTATION = {
  rank: ${rank},
  /** Of each matrix, layer by layer. */
  scales: [${scales.map((scale) => scale.toPrecision(6)).join(', ')}],
  /** Signed bytes of the two narrow matrices of each, base64. */
  bytes: '${bytes}',
};
`,
);

async function pairsOf(heard: HeardDictation): Promise<Pair[]> {
  const said = (await labelledRemarks(heard)).filter(isFinding);
  return said.flatMap((one) => {
    const { text, matches } = lookUp(one.remark, undefined, indexTemplate(one.template));
    const meant = matches.find(isMeant(one));
    if (one.label.comment === 'new' || !meant) return [];
    const others = matches.filter((match) => match !== meant);
    const ofSection = others.filter(({ entry }) => entry.component === meant.entry.component);
    const near = ofSection.length > 0 ? ofSection : others;
    return [{ said: text, meant: meaningfulText(meant.entry), others: near.map(({ entry }) => meaningfulText(entry)) }];
  });
}

// Teaches the sentence encoder what the trade says: npm run train:encoder
//   -- --on     goes on from what was learned before, instead of from the model as it comes
// STEPS=480 before it makes it so many steps of the second part in place of 1500. Takes two hours and Debian's python3-torch and libopenblas0-pthread, for no library of JavaScript learns as fast.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Recogniser } from '../bench/support/recogniser.ts';
import { ADAPTATION } from '../server/adapters/meaning/adaptation.generated.ts';
import { ensureModels } from '../server/adapters/shared/fetched-models/models.ts';
import { CATALOGUE } from '../server/domain/dictation/likeness/catalogue.ts';
import { lookedUpText } from '../server/domain/dictation/matching/look-up.ts';
import {
  type Entry,
  indexTemplate,
  inOneSentence,
  nameInOneSentence,
} from '../server/domain/dictation/matching/template-index.ts';
import type { CommentKind } from '../server/domain/template/template.ts';
import { ROOT } from '../server/root.ts';
import { perfectWords, readDictations } from '../tests/quality/dictations.ts';
import { answersOf } from '../tests/quality/label.ts';
import { readSayings } from '../tests/quality/sayings.ts';
import { type LabelledRemark, labelledRemarks } from './fit/choices-of-remarks.ts';
import type { HeardDictation } from './fit/heard.ts';
import { isHeldBack } from './fit/held-back.ts';
import { misheardWords } from './fit/misheard.ts';

const FOLDER = join(ROOT, 'test-results/encoder');

/** What was said, the comment that it means, and others of the section that it does not mean. */
interface Pair {
  /** Only comments of one template are told apart: those of two may mean the same. */
  template: string;
  section: string;
  said: string;
  /** The name of the item that it is said of. */
  item: string;
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

/** Of what is in order, or was not inspected, a label names the item only: its one comment of that kind is meant. */
const KIND_OF: Record<string, CommentKind> = { functional: 'functional', 'not inspected': 'limitation' };

const recogniser = new Recogniser({ again: true });
const pairs: Pair[] = [];
/** Of templates that are not learned from: how many are put right shows whether there is more to learn. */
const heldBack: Pair[] = [];
const heldBackHeard: Pair[] = [];
const recordings: HeardDictation[] = [];
for (const dictation of await readDictations('development')) {
  const isLearned = !isHeldBack(dictation.name);
  (isLearned ? pairs : heldBack).push(...(await pairsOf({ dictation, words: perfectWords(dictation.text) })));
  if (!dictation.recording) continue;
  const heard = { dictation, words: await recogniser.wordsOf(dictation) };
  (isLearned ? pairs : heldBackHeard).push(...(await pairsOf(heard)));
  if (isLearned) recordings.push(heard);
}
await recogniser.close();
const read = readSayings();
const sayings = read.comments.map((one) => ({ ...one, meant: inOneSentence(one), item: nameInOneSentence(one) }));
const unsaid = read.unsaid.map((one) => ({ ...one, item: nameInOneSentence(one) }));
const misheard = misheardWords(recordings, [...sayings.flatMap((one) => one.sayings), ...pairs.map((one) => one.said)]);
const lines = CATALOGUE.map(({ name, spoken, written }) => ({ name, spoken, written }));
const { meaning } = await ensureModels({ dir: join(ROOT, 'models'), log: console.error });

mkdirSync(FOLDER, { recursive: true });
const [given, learned] = [join(FOLDER, 'given.json'), join(FOLDER, 'learned.json')];
const start = process.argv.includes('--on') ? ADAPTATION : null;
writeFileSync(
  given,
  JSON.stringify({ model: meaning, start, lines, sayings, unsaid, misheard, pairs, heldBack, heldBackHeard }),
);
console.log(
  `${lines.length} lines, ${sayings.length} comments with sayings, ${unsaid.length} sayings of none, ${pairs.length} pairs of dictations`,
);
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
  return (await labelledRemarks(heard)).flatMap((one) => {
    const meant = one.about ? null : meantBy(one);
    if (!meant) return [];
    const { entries, bySection } = indexTemplate(one.template);
    const others = (bySection.get(meant.component) ?? [])
      .map((at) => entries[at] as Entry)
      .filter((entry) => entry !== meant && entry.kind === meant.kind && !isAskedFor(one, entry));
    const text = lookedUpText(one.remark, undefined);
    return [
      {
        template: one.group.replace(/-\d+$/, ''),
        section: meant.component,
        said: text,
        item: nameInOneSentence({ section: meant.component, item: meant.itemName }),
        meant: meant.sentence,
        others: others.map(({ sentence }) => sentence),
      },
    ];
  });
}

function meantBy(one: LabelledRemark): Entry | undefined {
  const { entries } = indexTemplate(one.template);
  const { component, item, comment } = one.label;
  const kind = KIND_OF[comment];
  const found = entries.filter(
    (entry) =>
      entry.component === component &&
      entry.itemName === item &&
      (kind ? entry.kind === kind && !entry.comment.tip : entry.comment.name === comment),
  );
  return kind && found.length > 1 ? undefined : found[0];
}

function isAskedFor({ label }: LabelledRemark, { component, itemName, comment }: Entry): boolean {
  return answersOf(label).some(
    (answer) => answer.component === component && answer.item === itemName && answer.comment === comment.name,
  );
}

// Teaches the upper layers of the sentence encoder what kind of thing a sentence tells, whether a clause tells of something else than the
// one before it, whether no library comment says what a finding does, and whether what a sentence tells is taken back: npm run train:heads
//   -- joints       only one of them
//   -- --held-back  learns nothing from the dictations that weights are fitted to (`fit/held-back.ts`), and tells how much of them is right
// To be run again when the encoder has learned: first held back, then `npm run fit`, then with all of them: who learned of a dictation is surer of
// it than of what is said elsewhere. STEPS=400 before it makes it so many steps. Takes two hours and Debian's python3-torch and libopenblas0-pthread.
import { Recogniser } from '../bench/support/recogniser.ts';
import { ADAPTATION } from '../server/adapters/meaning/adaptation.generated.ts';
import type { Learned } from '../server/adapters/meaning/adaptation.ts';
import { CATALOGUE, type LineKind } from '../server/domain/dictation/likeness/catalogue.ts';
import { LINE_KINDS } from '../server/domain/dictation/likeness/kind-odds.ts';
import { OUTCOMES } from '../server/domain/dictation/likeness/retraction-odds.ts';
import { KINDS_TOLD, type ToldKind } from '../server/domain/dictation/matching/tell-kind.ts';
import { perfectWords, readDictations } from '../tests/quality/dictations.ts';
import { readKindDictations } from '../tests/quality/kinds.ts';
import { readStyles, SETS_TO_LEARN_FROM, type Style } from '../tests/quality/phrasings.ts';
import { readSayings, type SaidComment } from '../tests/quality/sayings.ts';
import { choicesOfCuts } from './fit/choices-of-cuts.ts';
import { choicesOfKinds } from './fit/choices-of-kinds.ts';
import { type HeardDictation, kindOfLabel, kindsOf, wordsOfLabels } from './fit/heard.ts';
import { isHeldBack, isHeldBackOfUnlisted } from './fit/held-back.ts';
import { joinedSayings, type Said } from './fit/joined-sayings.ts';
import type { Choice } from './fit/logit.ts';
import { misheardWords } from './fit/misheard.ts';
import { sayingsTakenBack, standingPairs } from './fit/sayings-of-styles.ts';
import { learnedSource, teach, writeLearned } from './fit/teach.ts';

const STEPS = { kinds: 1800, joints: 1000, unlisted: 300, retractions: 750 };
/** Starting points that each is learned from: what they tell is averaged. */
const STARTS = { kinds: 2, joints: 1, unlisted: 1, retractions: 1 };
const FIRST_SEED = 7;
const EXAMPLES_OF = {
  kinds: examplesOfKinds,
  joints: examplesOfJoints,
  unlisted: examplesOfUnlisted,
  retractions: examplesOfRetractions,
};
const HEADS = ['kinds', 'joints', 'unlisted', 'retractions'] as const;

interface Example {
  /** A sentence, or two clauses. */
  texts: readonly string[];
  /** Position of what is right. */
  answer: number;
}

/** Examples, and the share that they have in what is learned from. */
interface Source {
  share: number;
  examples: Example[];
}

/** What a head is learned from. */
interface Given {
  answers: number;
  sources: Source[];
  heldBack: Record<string, Example[]>;
}

/** What the program in Python leaves. */
interface LearnedHead extends Learned {
  /** Base64. */
  head: string;
}

const LINE_KIND_OF: Record<ToldKind, LineKind> = {
  finding: 'defect',
  functional: 'functional',
  notInspected: 'notInspected',
  narration: 'talk',
  tip: 'maintenance',
};
const LINE_KIND_OF_COMMENT: Partial<Record<SaidComment['kind'], LineKind>> = {
  functional: 'functional',
  limitation: 'notInspected',
  tip: 'maintenance',
};
const SHARE_OF_SAYINGS: Partial<Record<LineKind, number>> = {
  defect: 0.2,
  functional: 0.05,
  notInspected: 0.035,
  maintenance: 0.015,
};
const SHARE_OF_CATALOGUE: Record<LineKind, number> = {
  defect: 0.175,
  functional: 0.075,
  notInspected: 0.035,
  maintenance: 0.02,
  talk: 0.045,
};
/** Kinds of what was said on site. */
const SHARE_OF_DICTATIONS = 0.35;
/** Of clauses said on site: that tell of something else, that do not; the rest are sayings joined and cut. */
const SHARE_OF_CUTS = 0.2;
const SHARE_OF_UNCUT = 0.4;
/** Of findings on site: that no comment says; the rest are those that one does. */
const SHARE_OF_UNLISTED = 0.4;
/** Of retractions: what a style of speaking takes back, what it lets stand; the rest are sentences said on site, which mostly stand. */
const SHARE_OF_TAKEN_BACK = 0.3;
const SHARE_OF_STANDING = 0.35;
/** Lines of the catalogue that may follow each other in a sentence. */
const FINDINGS: ReadonlySet<LineKind> = new Set(['defect', 'functional', 'notInspected']);
/** So many that stand next to each other are of one subject. */
const NEIGHBOURS = 40;
/** Words of a phrase that stands for one thing. */
const LONGEST_PHRASE = 12;

/** Styles that nothing is learned from where dictations are held back. */
const STYLES_HELD_BACK = 'chatty-speaker';

const learnsOfAll = !process.argv.includes('--held-back');
const recogniser = new Recogniser({ again: true });
const byText: HeardDictation[] = [];
const byRecording: HeardDictation[] = [];
for (const dictation of await readDictations('development')) {
  byText.push({ dictation, words: perfectWords(dictation.text) });
  if (dictation.recording) byRecording.push({ dictation, words: await recogniser.wordsOf(dictation) });
}
await recogniser.close();

/** Two in five of what is learned from are heard with errors. */
const misheard = misheardWords(
  byRecording.filter(({ dictation }) => learnsOfAll || !isHeldBack(dictation.name)),
  [...byText.map(({ dictation }) => dictation.text), ...readSayings().comments.flatMap(({ sayings }) => sayings)],
);
const asked = process.argv.slice(2).filter((one) => !one.startsWith('--'));
for (const head of HEADS) if (asked.length === 0 || asked.includes(head)) await learn(head, await EXAMPLES_OF[head]());

async function examplesOfKinds(): Promise<Given> {
  const choicesOf = async ({ dictation, words }: HeardDictation) => choicesOfKinds(kindsOf(dictation), words);
  const text = await examplesOf(byText, choicesOf, kindOfChoice);
  const recordings = await examplesOf(byRecording, choicesOf, kindOfChoice);
  const marked = await readKindDictations();
  const choicesOfMarked = await Promise.all(marked.map((one) => choicesOfKinds(one, perfectWords(one.text))));
  const ofMarked = choicesOfMarked.flat().map((one) => exampleOf(one, kindOfChoice));
  const { comments, unsaid } = readSayings();
  const sayings = [
    ...comments.flatMap(({ kind, sayings }) =>
      sayings.map((said) => ({ said, kind: LINE_KIND_OF_COMMENT[kind] ?? 'defect' })),
    ),
    ...unsaid.map(({ said }) => ({ said, kind: 'defect' as const })),
  ];
  const lines = CATALOGUE.flatMap(({ kind, spoken, written }) =>
    [...spoken, ...written].map((said) => ({ said, kind })),
  );
  return {
    answers: LINE_KINDS.length,
    sources: [
      { share: SHARE_OF_DICTATIONS, examples: [...text.learned, ...recordings.learned, ...ofMarked] },
      ...LINE_KINDS.map((kind) => sourceOf(sayings, kind, SHARE_OF_SAYINGS[kind] ?? 0)),
      ...LINE_KINDS.map((kind) => sourceOf(lines, kind, SHARE_OF_CATALOGUE[kind])),
    ].filter(({ examples }) => examples.length > 0),
    heldBack: { text: text.heldBack, recordings: recordings.heldBack },
  };
}

async function examplesOfJoints(): Promise<Given> {
  const text = await examplesOf(byText, choicesOfCuts, ({ right }) => right);
  const recordings = await examplesOf(byRecording, choicesOfCuts, ({ right }) => right);
  const marked = await Promise.all(
    (await readKindDictations()).map((dictation) => choicesOfCuts({ dictation, words: perfectWords(dictation.text) })),
  );
  const ofMarked = marked.flat().map((one) => exampleOf(one, ({ right }) => right));
  const learned = [...text.learned, ...recordings.learned, ...ofMarked];
  const made = [...joinedSayings(sayingsBySection()), ...joinedSayings(linesBySubject())];
  return {
    answers: 2,
    sources: [
      { share: SHARE_OF_CUTS, examples: learned.filter(({ answer }) => answer === 1) },
      { share: SHARE_OF_UNCUT, examples: learned.filter(({ answer }) => answer === 0) },
      {
        share: 1 - SHARE_OF_CUTS - SHARE_OF_UNCUT,
        examples: made.map(({ clauses, isCut }) => ({ texts: clauses, answer: isCut ? 1 : 0 })),
      },
    ],
    heldBack: { text: text.heldBack, recordings: recordings.heldBack },
  };
}

/** Learned from dictations alone: sayings (`tests/quality/sayings`) bring nothing (docs/quality.md). */
async function examplesOfUnlisted(): Promise<Given> {
  const [text, recordings] = [findingsOf(byText), findingsOf(byRecording)];
  const learned = [...text.learned, ...recordings.learned];
  return {
    answers: 2,
    sources: [
      { share: SHARE_OF_UNLISTED, examples: learned.filter(({ answer }) => answer === 1) },
      { share: 1 - SHARE_OF_UNLISTED, examples: learned.filter(({ answer }) => answer === 0) },
    ],
    heldBack: { text: text.heldBack, recordings: recordings.heldBack },
  };
}

async function examplesOfRetractions(): Promise<Given> {
  const [text, recordings] = [pairsSaid(byText), pairsSaid(byRecording)];
  const onSite = [...text.learned, ...recordings.learned];
  const others = onSite.map(({ texts: [said = ''] }) => said);
  const styles = sayingsTakenBack(stylesToLearnFrom(), others);
  const held = learnsOfAll ? [] : sayingsTakenBack(readStyles(STYLES_HELD_BACK), others);
  return {
    answers: OUTCOMES.length,
    sources: [
      { share: SHARE_OF_TAKEN_BACK, examples: styles.filter(({ answer }) => answer > 0) },
      { share: SHARE_OF_STANDING, examples: styles.filter(({ answer }) => answer === 0) },
      { share: 1 - SHARE_OF_TAKEN_BACK - SHARE_OF_STANDING, examples: onSite },
    ],
    heldBack: { text: some(text.heldBack), recordings: some(recordings.heldBack), styles: held },
  };
}

function stylesToLearnFrom(): Style[] {
  return SETS_TO_LEARN_FROM.filter((set) => learnsOfAll || set !== STYLES_HELD_BACK).flatMap(readStyles);
}

/** Nearly all stand: more of them tell no more. */
function some(examples: readonly Example[]): Example[] {
  return examples.filter((_, at) => at % 8 === 0);
}

/** Sentences said on site that tell of something, each with the next: they stand. */
function pairsSaid(heard: readonly HeardDictation[]): Record<'learned' | 'heldBack', Example[]> {
  const found: Record<'learned' | 'heldBack', Example[]> = { learned: [], heldBack: [] };
  for (const one of heard)
    found[learnsOfAll || !isHeldBack(one.dictation.name) ? 'learned' : 'heldBack'].push(...standingPairs(one));
  return found;
}

/** Findings of dictations, as they were heard: the second answer is that no comment says what they do. */
function findingsOf(heard: readonly HeardDictation[]): Record<'learned' | 'heldBack', Example[]> {
  const found: Record<'learned' | 'heldBack', Example[]> = { learned: [], heldBack: [] };
  for (const one of heard) {
    const { name, labels, template } = one.dictation;
    const said = wordsOfLabels(one);
    const examples = labels.flatMap((label, at) => {
      const words = said[at] as string;
      const isFinding = kindOfLabel(label, template) === 'finding';
      return isFinding && words ? [{ texts: [words], answer: label.comment === 'new' ? 1 : 0 }] : [];
    });
    found[learnsOfAll || !isHeldBackOfUnlisted(name) ? 'learned' : 'heldBack'].push(...examples);
  }
  return found;
}

function sayingsBySection(): Said[] {
  return readSayings().comments.map(({ template, section, sayings }) => ({ group: `${template} ${section}`, sayings }));
}

function linesBySubject(): Said[] {
  return CATALOGUE.filter(({ kind }) => FINDINGS.has(kind)).map(({ spoken, written }, at) => ({
    group: String(Math.floor(at / NEIGHBOURS)),
    sayings: [...spoken, ...written].filter((phrase) => phrase.split(' ').length <= LONGEST_PHRASE),
  }));
}

/** What is learned from dictations, and what is held back. */
async function examplesOf(
  heard: readonly HeardDictation[],
  choicesOf: (heard: HeardDictation) => Promise<Choice[]>,
  answerOf: (choice: Choice) => number,
): Promise<Record<'learned' | 'heldBack', Example[]>> {
  const found: Record<'learned' | 'heldBack', Example[]> = { learned: [], heldBack: [] };
  for (const one of heard) {
    const isLearned = learnsOfAll || !isHeldBack(one.dictation.name);
    const choices = await choicesOf(one);
    found[isLearned ? 'learned' : 'heldBack'].push(...choices.map((choice) => exampleOf(choice, answerOf)));
  }
  return found;
}

function exampleOf(choice: Choice, answerOf: (choice: Choice) => number): Example {
  return { texts: choice.said ?? [], answer: answerOf(choice) };
}

function kindOfChoice({ right }: Choice): number {
  return LINE_KINDS.indexOf(LINE_KIND_OF[KINDS_TOLD[right] as ToldKind]);
}

function sourceOf(sentences: readonly { said: string; kind: LineKind }[], kind: LineKind, share: number): Source {
  const examples = sentences.filter((one) => one.kind === kind);
  return { share, examples: examples.map(({ said }) => ({ texts: [said], answer: LINE_KINDS.indexOf(kind) })) };
}

async function learn(head: keyof typeof STEPS, examples: Given): Promise<void> {
  console.log(`${head}: ${examples.sources.map((one) => `${one.examples.length} (${one.share})`).join(', ')}`);
  const steps = Number(process.env.STEPS ?? STEPS[head]);
  const learned: LearnedHead[] = [];
  for (let at = 0; at < STARTS[head]; at++) {
    const given = { start: ADAPTATION, steps, seed: FIRST_SEED + at, misheard, ...examples };
    learned.push(await teach<LearnedHead>('train-heads.py', `${head}-${given.seed}`, given));
  }
  const sources = learned.map((one) => `  {\n${learnedSource(one)}    head: '${one.head}',\n  },`);
  writeLearned(
    'train-heads.ts',
    head,
    `/** What was learned from each starting point. */\nexport const ${head.toUpperCase()} = [\n${sources.join('\n')}\n];`,
  );
}

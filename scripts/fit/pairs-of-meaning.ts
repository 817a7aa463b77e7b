import { Recogniser } from '../../bench/support/recogniser.ts';
import { lookedUpText } from '../../server/domain/dictation/matching/look-up.ts';
import {
  type Entry,
  indexTemplate,
  inOneSentence,
  nameInOneSentence,
} from '../../server/domain/dictation/matching/template-index.ts';
import type { CommentKind } from '../../server/domain/template/template.ts';
import { perfectWords, readDictations } from '../../tests/quality/dictations.ts';
import { answersOf } from '../../tests/quality/label.ts';
import { readSayings } from '../../tests/quality/sayings.ts';
import { type LabelledRemark, labelledRemarks } from './choices-of-remarks.ts';
import type { HeardDictation } from './heard.ts';
import { isHeldBack } from './held-back.ts';
import { misheardWords } from './misheard.ts';

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

/** Of what is in order, or was not inspected, a label names the item only: its one comment of that kind is meant. */
const KIND_OF: Record<string, CommentKind> = { functional: 'functional', 'not inspected': 'limitation' };

/** What is said on site and which comment it means, of dictations and of sayings; what none means; and what is misheard. */
export async function readPairsOfMeaning() {
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
  const misheard = misheardWords(recordings, [
    ...sayings.flatMap((one) => one.sayings),
    ...pairs.map((one) => one.said),
  ]);
  return { sayings, unsaid, misheard, pairs, heldBack, heldBackHeard };
}

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

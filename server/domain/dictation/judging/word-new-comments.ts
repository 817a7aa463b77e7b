import { inBatches } from '../../in-batches.ts';
import { inParallel } from '../../in-parallel.ts';
import type { Template } from '../../template/template.ts';
import { standardTrades } from '../../template/trades.ts';
import type { Decision } from '../findings.ts';
import { joinedTo, wordsOfAll, wordsWithPlaces } from '../matching/joined-words.ts';
import { readMeaning } from '../words/meaning.ts';
import type { CommentDrafter, DraftTask } from './comment-drafter.ts';
import type { JudgingWork } from './judge-decisions.ts';
import { ModelFailure } from './language-models.ts';
import type { ModelTrouble, ModelUse } from './model-use.ts';
import { styleOf } from './style-of.ts';
import { wordingFaults } from './wording-faults.ts';

/** Who words, and how. */
export interface Worder {
  drafter: CommentDrafter;
  by: 'rules' | 'model';
  /** Places that were announced, not said with the finding, are told too. */
  tellsPlaces: boolean;
}

/** Comments that are worded in one go, and goes at the same time. */
const BATCH = 8;
const AT_ONCE = 3;
/** Times that one comment is worded: the second time with what is wrong. */
const TRIES = 2;

/**
 * Lets a drafter word the new comments, in the way of the template. A wording that breaks a law, or is missing, leaves the
 * comment as it was said.
 * @param decisions with repetitions merged.
 * @throws what aborted the run.
 */
export async function wordNewComments(
  decisions: readonly Decision[],
  template: Template,
  { drafter, by, tellsPlaces }: Worder,
  work: JudgingWork,
): Promise<{ decisions: Decision[]; use: ModelUse }> {
  const worded = [...decisions];
  const wanted = decisions.filter(isNew).map(({ remark }) => remark.index);
  const failures: ModelFailure[] = [];
  const troubles = new Map<number, ModelTrouble>();
  let waiting = decisions.filter(isNew).map((decision) => taskOf(decision, decisions, template, tellsPlaces));
  for (let attempt = 1; attempt <= TRIES && waiting.length > 0; attempt++) {
    const batches = inBatches(waiting, BATCH);
    const faulty: DraftTask[] = [];
    let done = 0;
    await inParallel(batches, AT_ONCE, async (batch) => {
      faulty.push(...(await wordBatch(batch)));
      work.progress((attempt - 1 + ++done / batches.length) / TRIES);
    });
    waiting = faulty.sort((a, b) => a.remark - b.remark);
  }
  const without = wanted
    .filter((index) => !worded[index]?.wording)
    .map((remark) => ({ remark, because: troubles.get(remark) ?? 'missing' }));
  work.log('new comments worded', { comments: wanted.length, without: without.length, error: failures[0]?.message });
  return { decisions: worded, use: { wanted, without } };

  /** The tasks that are worth another try. */
  async function wordBatch(batch: readonly DraftTask[]): Promise<DraftTask[]> {
    const wordings = await wordingsOf(batch);
    return batch.flatMap((task) => {
      const wording = wordings.find(({ remark }) => remark === task.remark);
      const decision = worded[task.remark];
      if (!wording || !decision) return [];
      const faults = wordingFaults(task, wording);
      if (faults.length > 0) {
        troubles.set(task.remark, 'lawless');
        return [{ ...task, faults }];
      }
      worded[task.remark] = { ...decision, wording: { title: wording.title, text: wording.text, by } };
      return [];
    });
  }

  async function wordingsOf(batch: readonly DraftTask[]) {
    try {
      return await drafter.draft(batch);
    } catch (error) {
      work.signal.throwIfAborted();
      if (!(error instanceof ModelFailure)) throw error;
      failures.push(error);
      for (const { remark } of batch) troubles.set(remark, error.reason);
      return [];
    }
  }
}

/** What is written in words of its own, and has none yet. */
function isNew({ verdict, comment, place, wording }: Decision): boolean {
  return !wording && place?.itemId != null && comment === null && (verdict === 'new' || verdict === 'notInspected');
}

function taskOf(
  decision: Decision,
  decisions: readonly Decision[],
  template: Template,
  tellsPlaces: boolean,
): DraftTask {
  const { remark, verdict, place } = decision;
  const joined = joinedTo(decision, decisions);
  const said = tellsPlaces ? wordsWithPlaces(decision, joined) : wordsOfAll(decision, joined);
  const kind = verdict === 'notInspected' ? 'notInspected' : remark.kind === 'fact' ? 'fact' : 'finding';
  const { component = '', itemId = null, itemName = null } = place ?? {};
  const commentKind = { finding: 'defect', fact: 'information', notInspected: 'limitation' } as const;
  return {
    remark: remark.index,
    said,
    kind,
    subject: kind === 'notInspected' ? subjectOf(decision, decisions[remark.index - 1]) : null,
    component,
    itemName: itemName ?? '',
    trade: standardTrades(`${said.join('. ')}. ${itemName ?? ''}`)[0] ?? 'qualified contractor',
    style: styleOf({ component, itemId }, commentKind[kind], template),
    faults: [],
  };
}

const LEADS = /^(?:(?:okay|ok|so|now|and|then|next|the|on to|moving on to)[,.]? )+/i;
const NO_NAME = /^(?:in|on|at|under|behind|over|by|near|off|here|this|that)\b|[,;:/]|(?:\S+ ){4}/i;

/** What was not inspected, where the words themselves do not name it: what was announced right before, or the item. */
function subjectOf({ remark, place }: Decision, before: Decision | undefined): string | null {
  if (readMeaning(remark.words.split(',')[0] ?? '').parts > 0) return null;
  const announced = remark.announcedBy ?? (before?.remark.kind === 'announcement' ? before.remark.words : '');
  const names = [announced, place?.itemName ?? ''].map((name) => name.replace(LEADS, '').replace(/[\s.,;:]+$/, ''));
  const name = names.find((one) => one !== '' && !NO_NAME.test(one));
  return name?.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()) ?? null;
}

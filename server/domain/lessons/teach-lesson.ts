import { createHash, randomUUID } from 'node:crypto';
import { type Actor, requireSubscriber } from '../access.ts';
import { sayingKey } from '../dictation/matching/saying.ts';
import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { type ReportRemark, reportRemarks } from '../report/report-remarks.ts';
import { currentTemplate } from '../template/current-template.ts';
import { readVersion } from '../template/read-version.ts';
import type { Template } from '../template/template.ts';
import { type LessonTarget, MAX_LESSONS, type NamedLesson } from './lesson.ts';

/** Of these nothing is ever written. */
const NO_FINDINGS: ReadonlySet<ReportRemark['outcome']> = new Set(['announcement', 'correction']);

/**
 * Keeps what the inspector wants to become of words that were said in a report: where they are said again, in that report
 * when it is written anew and in others, they become that.
 * @throws AppError NOT_FOUND; CONFLICT while the report is not completed; BAD_USER_INPUT for a remark or a target that there
 * is not, and for words that cannot be told again; CONFLICT with `MAX_LESSONS`.
 */
export async function teachLesson(
  ports: Pick<Ports, 'accounts' | 'reports' | 'files' | 'templates' | 'codec' | 'lessons'>,
  actor: Actor | null,
  input: { reportId: string; remark: number; target: LessonTarget | null },
): Promise<NamedLesson> {
  const { accountId } = await requireSubscriber(ports, actor);
  const remark = (await reportRemarks(ports, actor, input)).find(({ index }) => index === input.remark);
  if (!remark) throw new AppError('BAD_USER_INPUT', 'This report has no such remark. Please reload the page.');
  const { words, heardIn } = remark;
  const key = sayingKey(words, heardIn ?? input.target?.component ?? null);
  if (NO_FINDINGS.has(remark.outcome) || key === null)
    throw new AppError('BAD_USER_INPUT', 'These words only name a place, or say too little to be known again.');
  const names = input.target && namesOf(input.target, await templateOf(ports, accountId));
  const { target } = input;
  const lesson = { id: randomUUID(), words, target, heardIn, itemName: null, commentName: null, ...names };
  // Words may be many, and a key must fit an index.
  return ports.lessons.put(accountId, createHash('sha256').update(key).digest('hex'), lesson, MAX_LESSONS);
}

async function templateOf(ports: Pick<Ports, 'templates' | 'files' | 'codec'>, accountId: string): Promise<Template> {
  const { versionId } = await currentTemplate(ports, accountId);
  const { bytes } = await readVersion(ports, accountId, versionId);
  return (await ports.codec.read(bytes)).template;
}

function namesOf({ component, itemId, commentId }: LessonTarget, template: Template) {
  const item = template.components.find(({ name }) => name === component)?.items.find(({ id }) => id === itemId);
  const comment = item?.comments.find(({ id }) => id === commentId);
  if (!item || (commentId !== null && !comment))
    throw new AppError(
      'BAD_USER_INPUT',
      'Your template has no such item or comment any more. Please choose another one.',
    );
  return { itemName: item.name, commentName: comment?.name ?? null };
}

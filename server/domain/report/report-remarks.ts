import { json } from 'node:stream/consumers';
import { type Actor, requireSubscriber } from '../access.ts';
import type { Outcome } from '../dictation/remarks/remark-outcome.ts';
import type { Explanation } from '../dictation/writing/explanation.ts';
import { AppError } from '../errors.ts';
import type { FileStore } from '../file-store.ts';
import type { Ports } from '../ports.ts';
import { packageOf } from './download-report.ts';
import { explanationKey } from './report-files.ts';

/** A comment of the template that may be meant by a remark. */
export interface RemarkCandidate {
  component: string;
  itemId: string;
  itemName: string;
  commentId: string;
  commentName: string;
}

/** One thing that was said, and what the report makes of it. */
export interface ReportRemark {
  /** Position in the dictation, from 0. */
  index: number;
  /** With fillers and self-corrections resolved. */
  words: string;
  /** As they were recognised. */
  heard: string;
  /** Seconds from the start of the first recording. */
  start: number;
  end: number;
  outcome: Outcome;
  /** The template component that the speaker was in; null where none could be told. */
  heardIn: string | null;
  /** The section of the report, such as `BATHROOMS 2`, and the item that it is written into; null where it is not. */
  section: string | null;
  item: string | null;
  /** Title of the comment; null where there is none. */
  comment: string | null;
  /** The template's code of the rating that the words gave the item; null where they gave none. */
  rating: string | null;
  /** The comment is a new one: none of the template says it. */
  isNew: boolean;
  /** Why, in a few words. */
  reason: string;
  /** The inspector had said what is to become of these words. */
  isTaught: boolean;
  /** Best first. */
  candidates: RemarkCandidate[];
}

/**
 * All that was said for a completed report, in spoken order, with what became of it.
 * @throws AppError NOT_FOUND, also for a report that was written before this was kept; CONFLICT while it is not completed.
 */
export async function reportRemarks(
  ports: Pick<Ports, 'accounts' | 'reports' | 'files'>,
  actor: Actor | null,
  input: { reportId: string },
): Promise<ReportRemark[]> {
  const { accountId } = await requireSubscriber(ports, actor);
  const report = await ports.reports.get(accountId, input.reportId);
  if (!packageOf(report))
    throw new AppError('CONFLICT', 'This report is not ready yet. Please wait until it is completed.');
  return remarksOf(await readExplanation(ports.files, report.id));
}

async function readExplanation(files: FileStore, reportId: string): Promise<Explanation> {
  try {
    return (await json((await files.get(explanationKey(reportId))).body)) as Explanation;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND')
      throw new AppError('NOT_FOUND', 'What was said was not kept with this report. Reprocess it to see it here.');
    throw error;
  }
}

function remarksOf({ remarks, comments, ratings }: Explanation): ReportRemark[] {
  return remarks.map(({ words, heard, start, end, outcome, heard_in, reason, decided_by, candidates }, index) => {
    const written = comments.find((comment) => comment.remarks.includes(index));
    const rated = ratings.find((rating) => outcome === 'rated' && rating.remarks.includes(index));
    const place = written ?? rated;
    return {
      index,
      words,
      heard,
      start,
      end,
      outcome,
      heardIn: heard_in,
      section: place?.section ?? null,
      item: place?.item ?? null,
      comment: written?.comment.name ?? null,
      rating: rated?.rating ?? null,
      isNew: written?.source === 'new',
      reason,
      isTaught: decided_by === 'inspector',
      candidates: candidates.map(({ component, item_id, item, comment }) => ({
        component,
        itemId: item_id,
        itemName: item,
        commentId: comment.id,
        commentName: comment.name,
      })),
    };
  });
}

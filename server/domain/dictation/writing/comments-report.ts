import type { ReportSettings } from '../../report/report.ts';
import type { CommentSource, WrittenReport } from '../../report/written-report.ts';
import type { Decision, Draft, DraftComment, DraftItem, DraftSection } from '../findings.ts';

interface HeardReport {
  words: string;
  /** Seconds. */
  start: number;
  end: number;
}

interface CommentReport {
  section: string;
  item: string;
  item_id: string;
  comment: { id: string; name: string };
  source: CommentSource;
  /** Empty only for comments that a rule puts into every report. */
  heard: HeardReport[];
  /** Indexes in the list of remarks. */
  remarks: number[];
  /** Why it stands there: why it was chosen, or the rule that put it in. */
  reason: string;
}

interface RatingReport {
  section: string;
  item: string;
  item_id: string;
  rating: string | null;
  remarks: number[];
  reason: string;
}

interface SectionReport {
  section: string;
  /** The section of the template that it copies. */
  copies: string;
  /** The words that led there. */
  heard: HeardReport | null;
  reason: string;
}

/** What explains each comment, each rating and each copied section of the written report: values of report.json. */
export interface CommentsReport {
  comments: CommentReport[];
  ratings: RatingReport[];
  sections: SectionReport[];
}

/** Explains a written report. @param draft what it was made from, in the same order. */
export function commentsReport(
  decisions: readonly Decision[],
  draft: Draft,
  written: WrittenReport,
  settings: Pick<ReportSettings, 'writeMaintenanceTips'>,
): CommentsReport {
  const report: CommentsReport = { comments: [], ratings: [], sections: [] };
  for (const [at, section] of draft.sections.entries()) {
    const { name, items } = written.sections[at] as WrittenReport['sections'][number];
    if (section.occurrence > 1) report.sections.push(sectionReport(name, section, decisions));
    for (const [itemAt, item] of section.items.entries()) {
      const place = { section: name, item: item.itemName, item_id: item.itemId };
      const writtenItem = items[itemAt] as (typeof items)[number];
      report.ratings.push({ ...place, rating: writtenItem.rating, ...ratingReason(section, item, decisions) });
      for (const [commentAt, comment] of item.comments.entries())
        report.comments.push({
          ...place,
          comment: { id: writtenItem.comments[commentAt]?.id ?? '', name: comment.name },
          source: comment.source,
          heard: comment.remarks.flatMap((index) => heardOf(decisions[index])),
          remarks: comment.remarks,
          reason: commentReason(comment, decisions, settings),
        });
    }
  }
  return report;
}

function commentReason(
  { source, remarks, libraryId }: DraftComment,
  decisions: readonly Decision[],
  { writeMaintenanceTips }: Pick<ReportSettings, 'writeMaintenanceTips'>,
): string {
  const first = decisions[remarks[0] ?? -1];
  const merged = remarks.length - 1;
  const also =
    merged > 0 && first ? `; ${merged} more ${merged === 1 ? 'remark belongs' : 'remarks belong'} to it` : '';
  switch (source) {
    case 'auto':
      return 'marked to stand in every report';
    case 'functional':
      return libraryId
        ? `said to be in order, and nothing else was said of the item${also}`
        : `said to be in order, in words that no functional statement has${also}`;
    case 'tip':
      return first?.verdict === 'tip' || !writeMaintenanceTips
        ? `${first?.reason ?? ''}${also}`
        : 'maintenance tips are switched on, and the item was spoken of';
    default:
      return `${first?.reason ?? ''}${also}`;
  }
}

const isAt = (section: DraftSection, item: DraftItem) => (decision: Decision) =>
  decision.place?.component === section.component &&
  decision.place.occurrence === section.occurrence &&
  (decision.place.itemId === item.itemId || (decision.verdict === 'rated' && decision.place.itemId === null));

function ratingReason(section: DraftSection, item: DraftItem, decisions: readonly Decision[]) {
  const here = decisions
    .filter(isAt(section, item))
    .filter(({ verdict }) => verdict !== 'warning' && verdict !== 'merged');
  const given = here.filter(({ verdict }) => verdict === 'rated');
  const remarks = (given.length > 0 ? given : here).map(({ remark }) => remark.index);
  if (given.length > 0) return { remarks, reason: given.at(-1)?.reason ?? '' };
  if (item.role === null) return { remarks: [], reason: 'nothing was said that rates it' };
  return { remarks, reason: `the weightiest of what was said of it: ${SAYS[item.role]}` };
}

const SAYS: Record<NonNullable<DraftItem['role']>, string> = {
  ok: 'it is in order',
  marginal: 'it is marginal',
  defect: 'something is wrong with it',
  notInspected: 'it was not inspected',
  absent: 'it is not there',
};

function sectionReport(
  name: string,
  { component, occurrence }: DraftSection,
  decisions: readonly Decision[],
): SectionReport {
  const announced = decisions.find(
    ({ remark }) =>
      remark.kind === 'announcement' && remark.place.component === component && remark.place.occurrence === occurrence,
  );
  const first =
    announced ?? decisions.find(({ place }) => place?.component === component && place.occurrence === occurrence);
  return {
    section: name,
    copies: component,
    heard: heardOf(first)[0] ?? null,
    reason: announced ? 'announced as another one' : 'spoken of as another one',
  };
}

const heardOf = (decision: Decision | undefined): HeardReport[] =>
  decision ? [{ words: decision.remark.heard, start: decision.remark.start, end: decision.remark.end }] : [];

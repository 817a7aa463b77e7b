import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Outcome } from '../domain/dictation/remarks/remark-outcome.ts';
import type { RemarkCandidate, ReportRemark } from '../domain/report/report-remarks.ts';

/** Names of this door: an enum's value is one word. */
const OUTCOMES = {
  written: 'written',
  merged: 'merged',
  rated: 'rated',
  'left out': 'leftOut',
  warned: 'warned',
  narration: 'narration',
  announcement: 'announcement',
  correction: 'correction',
} as const satisfies Record<Outcome, string>;
type OutcomeName = (typeof OUTCOMES)[Outcome];

const RemarkOutcomeEnum: { [Name in OutcomeName]: Name } = {
  written: 'written',
  merged: 'merged',
  rated: 'rated',
  leftOut: 'leftOut',
  warned: 'warned',
  narration: 'narration',
  announcement: 'announcement',
  correction: 'correction',
};
registerEnumType(RemarkOutcomeEnum, {
  name: 'RemarkOutcome',
  description: 'What became of something that was said.',
  valuesConfig: {
    written: { description: 'It stands in the report as a comment, alone or with others.' },
    merged: { description: 'It is part of the comment of another remark.' },
    rated: { description: 'It is the rating of an item.' },
    leftOut: { description: 'It says what the report does not tell.' },
    warned: { description: 'A message of the report tells of it.' },
    narration: { description: 'It says nothing of the house.' },
    announcement: { description: 'It names a place.' },
    correction: { description: 'It was taken back, or takes something back.' },
  },
});

@ObjectType('RemarkCandidate', { description: 'A comment of the template that may be meant.', simpleResolvers: true })
export class RemarkCandidateType implements RemarkCandidate {
  @Field(() => String, { description: "The template component's name." })
  component!: string;

  @Field(() => ID, { description: 'Identifier of the item.' })
  itemId!: string;

  @Field(() => String, { description: 'Name of the item.' })
  itemName!: string;

  @Field(() => ID, { description: 'Identifier of the comment.' })
  commentId!: string;

  @Field(() => String, { description: 'Title of the comment.' })
  commentName!: string;
}

@ObjectType('Remark', { description: 'One thing that was said, and what became of it.', simpleResolvers: true })
export class RemarkType {
  @Field(() => Int, { description: 'Position in the dictation, from 0.' })
  index!: number;

  @Field(() => String, { description: 'The words, with fillers and self-corrections resolved.' })
  words!: string;

  @Field(() => String, { description: 'The words as they were recognised.' })
  heard!: string;

  @Field(() => Float, { description: 'Where it begins, in seconds from the start of the first recording.' })
  start!: number;

  @Field(() => Float, { description: 'Where it ends.' })
  end!: number;

  @Field(() => RemarkOutcomeEnum, { description: 'What became of it.' })
  outcome!: OutcomeName;

  @Field(() => String, {
    nullable: true,
    description: 'The section of the report that it is written into, such as `BATHROOMS 2`; null where it is not.',
  })
  section!: string | null;

  @Field(() => String, { nullable: true, description: 'The item that it is written into.' })
  item!: string | null;

  @Field(() => String, { nullable: true, description: 'Title of the comment that says it.' })
  comment!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The template's code of the rating that it gave the item; null where it gave none.",
  })
  rating!: string | null;

  @Field(() => Boolean, { description: 'True: the comment is a new one, since none of the template says it.' })
  isNew!: boolean;

  @Field(() => String, { description: 'Why, in a few words.' })
  reason!: string;

  @Field(() => Boolean, { description: 'True: a lesson said what is to become of these words.' })
  isTaught!: boolean;

  @Field(() => [RemarkCandidateType], { description: 'Comments that may be meant, at most 5, best first.' })
  candidates!: RemarkCandidateType[];
}

export const remarkView = (remark: ReportRemark): RemarkType => ({ ...remark, outcome: OUTCOMES[remark.outcome] });

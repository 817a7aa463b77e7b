import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DEFAULT_SETTINGS, type ReportMessage } from '../domain/report/report.ts';
import { ReportHeaderType } from './report-header-type.ts';

const MessageTypeEnum: { [Type in ReportMessage['type']]: Type } = { error: 'error', warning: 'warning' };
registerEnumType(MessageTypeEnum, {
  name: 'MessageType',
  description: 'What kind of message it is.',
  valuesConfig: {
    error: { description: 'Why the report could not be written.' },
    warning: { description: 'Something to look at.' },
  },
});

@InputType({ description: 'What the inspector chose for a report.' })
export class CreateReportInput {
  @Field(() => Boolean, {
    defaultValue: DEFAULT_SETTINGS.createNewComments,
    description: 'Write a new comment for what no comment of the template says.',
  })
  createNewComments!: boolean;

  @Field(() => Boolean, {
    defaultValue: DEFAULT_SETTINGS.addDefectLocations,
    description: 'Put the spoken location into the comments.',
  })
  addDefectLocations!: boolean;

  @Field(() => Boolean, {
    defaultValue: DEFAULT_SETTINGS.writeMaintenanceTips,
    description: "Add the template's maintenance tips to the items that were spoken of.",
  })
  writeMaintenanceTips!: boolean;

  @Field(() => Boolean, {
    defaultValue: DEFAULT_SETTINGS.writeFunctionalConditions,
    description: 'Write the functional statement of items that were said to be in order.',
  })
  writeFunctionalConditions!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The chosen order as JSON, at most 64 KiB; `writeHeader` is true exactly when it is given.',
  })
  isnOrder?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Seconds that the clocks of the cameras are ahead, below zero where they are behind; without it that is found out from the pictures.',
  })
  pictureClockOffsetSeconds?: number | null;
}

@ObjectType('ReportMessage', { description: 'Something to know of a report.', simpleResolvers: true })
export class ReportMessageType {
  @Field(() => MessageTypeEnum, { description: 'What kind of message it is.' })
  type!: ReportMessage['type'];

  @Field(() => String, { description: 'One sentence or two, for the inspector.' })
  text!: string;
}

@ObjectType('ReportSettings', { description: 'What the inspector chose.', simpleResolvers: true })
export class ReportSettingsType {
  @Field(() => Boolean, { description: 'New comments are written for what no comment of the template says.' })
  createNewComments!: boolean;

  @Field(() => Boolean, { description: 'Spoken locations are put into the comments.' })
  addDefectLocations!: boolean;

  @Field(() => Boolean, { description: 'Maintenance tips are added to the items that were spoken of.' })
  writeMaintenanceTips!: boolean;

  @Field(() => Boolean, { description: 'Functional statements are written for items that were said to be in order.' })
  writeFunctionalConditions!: boolean;

  @Field(() => Boolean, { description: "The chosen order becomes the report's header." })
  writeHeader!: boolean;
}

@ObjectType('ReportFile', { description: 'An uploaded file.', simpleResolvers: true })
export class ReportFileType {
  @Field(() => ID, { description: 'Stable identifier.' })
  id!: string;

  @Field(() => String, { description: 'Name as it was uploaded.' })
  name!: string;

  @Field(() => Float, { description: 'Size in bytes.' })
  size!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Length of a recording in seconds; null for pictures, and until the recording was converted.',
  })
  seconds!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'What was written to a picture; null without, and for recordings.',
  })
  caption!: string | null;
}

@ObjectType('Report', {
  description: "A report, from its recording to the inspector's own file.",
  simpleResolvers: true,
})
export class ReportType {
  @Field(() => ID, { description: 'Stable identifier.' })
  id!: string;

  @Field(() => String, { description: 'One of `reportStatuses`; a String because newer servers may know more.' })
  status!: string;

  @Field(() => String, { description: 'The status for people.' })
  statusLabel!: string;

  @Field(() => Float, { description: 'How far the bar is, in percent: 0 to 100.' })
  progressPercent!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds until it is completed, roughly; null where nothing is being written or nothing can be said.',
  })
  estimatedSecondsLeft!: number | null;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When its status last changed.' })
  updatedAt!: Date;

  @Field(() => [ReportMessageType], { description: 'What to know of it, in the order in which it came up.' })
  messages!: ReportMessageType[];

  @Field(() => ReportSettingsType, { description: 'What the inspector chose.' })
  settings!: ReportSettingsType;

  @Field(() => ReportHeaderType, { nullable: true, description: 'The chosen order; null without one.' })
  header!: ReportHeaderType | null;

  @Field(() => String, { nullable: true, description: 'The chosen order as the JSON that came; null without one.' })
  headerJson!: string | null;

  @Field(() => String, { description: "Address of the order; 'Unknown Address' without one." })
  headerAddress!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds that the clocks of the cameras are ahead, as said at creation; null where nobody said.',
  })
  pictureClockOffsetSeconds!: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Type of the template that it is written with: true for Housemaster, false for Legacy, null before it was started.',
  })
  isHousemaster!: boolean | null;

  @Field(() => [ReportFileType], { description: 'Recordings, in the order in which they are heard.' })
  audioFiles!: ReportFileType[];

  @Field(() => [ReportFileType], { description: 'Pictures, in the order of upload.' })
  imageFiles!: ReportFileType[];
}

@ObjectType('ReportEdge', { description: 'A report on its page.', simpleResolvers: true })
export class ReportEdgeType {
  @Field(() => String, { description: 'Where the report stands; for `after`.' })
  cursor!: string;

  @Field(() => ReportType, { description: 'The report.' })
  node!: ReportType;
}

@ObjectType('PageInfo', { description: 'Where a page ends.', simpleResolvers: true })
export class PageInfoType {
  @Field(() => Boolean, { description: 'True when there are more after this page.' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the last edge; null on an empty page.' })
  endCursor!: string | null;
}

@ObjectType('ReportConnection', { description: 'A page of reports.', simpleResolvers: true })
export class ReportConnectionType {
  @Field(() => [ReportEdgeType], { description: 'Newest first.' })
  edges!: ReportEdgeType[];

  @Field(() => PageInfoType, { description: 'Where the page ends.' })
  pageInfo!: PageInfoType;

  @Field(() => Int, { description: 'Number of all reports of the account.' })
  totalCount!: number;
}

@ObjectType('ReportChange', { description: 'A report that changed.', simpleResolvers: true })
export class ReportChangeType {
  @Field(() => ID, { description: 'Which report.' })
  reportId!: string;

  @Field(() => ReportType, { nullable: true, description: 'The report as it is now; null when it was deleted.' })
  report!: ReportType | null;

  @Field(() => Date, { description: "The server's own time of sending this." })
  sentAt!: Date;
}

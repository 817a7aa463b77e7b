import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { EmptyReport } from '../domain/template/empty-report-status.ts';
import type { ImportReport } from '../domain/template/template-codec.ts';
import type { TemplateStatus } from '../domain/template/template-store.ts';

const TemplateStatusEnum: { [Status in TemplateStatus]: Status } = {
  uploaded: 'uploaded',
  processing: 'processing',
  processed: 'processed',
  error: 'error',
};
registerEnumType(TemplateStatusEnum, {
  name: 'TemplateStatus',
  description: 'How a template stands.',
  valuesConfig: {
    uploaded: { description: 'Stored, not yet processed.' },
    processing: { description: 'Being processed.' },
    processed: { description: 'Ready for writing reports.' },
    error: { description: 'Processing failed.' },
  },
});

@ObjectType('EmptyReport', { description: "The account's template.", simpleResolvers: true })
export class EmptyReportType {
  @Field(() => Boolean, { description: 'True for type Housemaster, false for type Legacy.' })
  isHousemaster!: boolean;

  @Field(() => TemplateStatusEnum, { description: 'How it stands.' })
  status!: TemplateStatus;

  @Field(() => Date, { nullable: true, description: 'When it was last processed; null before.' })
  processedAt!: Date | null;

  @Field(() => String, { description: 'Name of the uploaded file, or of the default template.' })
  fileName!: string;
}

@ObjectType('EmptyReportStatus', { description: 'Whether there is a template, and which.', simpleResolvers: true })
export class EmptyReportStatusType {
  @Field(() => Boolean, { description: 'True once a template was uploaded or chosen.' })
  hasEmptyReport!: boolean;

  @Field(() => EmptyReportType, { nullable: true, description: 'The template; null without one.' })
  emptyReport!: EmptyReportType | null;
}

@ObjectType('UnknownElement', { description: 'An element that was kept but not understood.', simpleResolvers: true })
export class UnknownElementType {
  @Field(() => String, { description: 'Name of the element.' })
  name!: string;

  @Field(() => Int, { description: 'How often it stands in the file.' })
  count!: number;
}

@ObjectType('ImportReport', { description: 'What was found in an uploaded template.', simpleResolvers: true })
export class ImportReportType {
  @Field(() => Boolean, { description: 'True for type Housemaster, false for type Legacy: its ratings tell.' })
  isHousemaster!: boolean;

  @Field(() => Int, { description: 'Number of components.' })
  components!: number;

  @Field(() => Int, { description: 'Number of items.' })
  items!: number;

  @Field(() => Int, { description: 'Number of comments.' })
  comments!: number;

  @Field(() => Int, { description: 'Number of maintenance tips.' })
  tips!: number;

  @Field(() => [UnknownElementType], { description: 'Elements that were kept but not understood.' })
  unknownElements!: UnknownElementType[];

  @Field(() => [String], { description: 'One sentence each, for the inspector.' })
  warnings!: string[];
}

@ObjectType('TemplateUpload', { description: 'An uploaded template.', simpleResolvers: true })
export class TemplateUploadType {
  @Field(() => EmptyReportType, { description: 'The template as it stands now.' })
  emptyReport!: EmptyReportType;

  @Field(() => ImportReportType, { description: 'What was found in it.' })
  importReport!: ImportReportType;
}

/** A template as this door shows it. */
export function emptyReportType({ type, status, processedAt, fileName }: EmptyReport): EmptyReportType {
  return { isHousemaster: type === 'Housemaster', status, processedAt, fileName };
}

/** An import report as this door shows it. */
export function importReportType({ type, ...report }: ImportReport): ImportReportType {
  const unknownElements = Object.entries(report.unknownElements).map(([name, count]) => ({ name, count }));
  return { ...report, isHousemaster: type === 'Housemaster', unknownElements };
}

import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { ReportChange } from '../domain/report/watch-reports.ts';
import type { Context, SocketContext } from './context.ts';
import { incomingFile, incomingFiles } from './incoming-files.ts';
import { RemarkType, remarkView } from './remark-types.ts';
import { reportLoader } from './report-loader.ts';
import { CreateReportInput, ReportChangeType, ReportConnectionType, ReportType } from './report-types.ts';
import { connectionView, type ReportView, reportView } from './report-view.ts';

const REPORT_ID = { description: 'Identifier of a report of the account.' };

@Resolver(() => ReportType)
export class ReportResolver {
  @Query(() => ReportConnectionType, { description: "A page of the account's reports, newest first." })
  async reports(
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'A cursor: begin after it.' }) after: string | undefined,
    @Ctx() { app, actor }: Context,
  ): Promise<ReportConnectionType> {
    return connectionView(await app.reports.list(await actor(), { first, after }));
  }

  @Query(() => ReportType, { description: 'One report of the account.' })
  async report(@Arg('id', () => ID, REPORT_ID) reportId: string, @Ctx() context: Context): Promise<ReportType> {
    return reportView(await reportLoader(context).load(reportId));
  }

  @Query(() => [RemarkType], {
    description: 'All that was said for a completed report, in spoken order, and what became of it.',
  })
  async remarks(
    @Arg('reportId', () => ID, REPORT_ID) reportId: string,
    @Ctx() { app, actor }: Context,
  ): Promise<RemarkType[]> {
    return (await app.reports.remarks(await actor(), { reportId })).map(remarkView);
  }

  @Mutation(() => ReportType, { description: 'Creates a report, status `created`.' })
  async createReport(
    @Arg('input', () => CreateReportInput, { description: 'What the inspector chose.' }) input: CreateReportInput,
    @Ctx() { app, actor }: Context,
  ): Promise<ReportType> {
    const { isnOrder, pictureClockOffsetSeconds, ...settings } = input;
    const created = await app.reports.create(await actor(), { settings, isnOrder, pictureClockOffsetSeconds });
    return reportView(created);
  }

  @Mutation(() => ReportType, {
    description: 'Adds recordings, in order. What was stored stays when another file is refused.',
  })
  async uploadAudio(
    @Arg('reportId', () => ID, REPORT_ID) reportId: string,
    @Arg('files', () => [GraphQLUpload], { description: 'Recordings, each at most `maxAudioBytes` bytes.' })
    files: Promise<FileUpload>[],
    @Ctx() { app, actor, limits }: Context,
  ): Promise<ReportType> {
    return reportView(await app.reports.uploadAudio(await actor(), { reportId, files: incomingFiles(files, limits) }));
  }

  @Mutation(() => ReportType, { description: 'Adds one picture.' })
  async uploadImage(
    @Arg('reportId', () => ID, REPORT_ID) reportId: string,
    @Arg('file', () => GraphQLUpload, { description: 'A picture of at most `maxImageBytes` bytes.' })
    file: Promise<FileUpload>,
    @Arg('isExcluded', () => Boolean, { defaultValue: false, description: 'True: stays out of the package.' })
    isExcluded: boolean,
    @Arg('caption', () => String, {
      nullable: true,
      description: 'What the inspector writes to it, at most 500 characters; helps to find its comment.',
    })
    caption: string | null | undefined,
    @Ctx() { app, actor, limits }: Context,
  ): Promise<ReportType> {
    const said = { isExcluded: async () => isExcluded, caption: async () => caption };
    const image = { reportId, file: incomingFile(await file, limits), ...said };
    return reportView(await app.reports.uploadImage(await actor(), image));
  }

  @Mutation(() => ReportType, { description: 'Starts writing the report.' })
  async processReport(
    @Arg('id', () => ID, REPORT_ID) reportId: string,
    @Arg('forceRestart', () => Boolean, {
      defaultValue: false,
      description: 'True: start over with the newest template. False: go on from the stage that failed.',
    })
    forceRestart: boolean,
    @Ctx() { app, actor }: Context,
  ): Promise<ReportType> {
    return reportView(await app.reports.process(await actor(), { reportId, forceRestart }));
  }

  @Mutation(() => ReportType, {
    description: 'Stops writing the report: it ends in `error`, and processReport goes on with what was done.',
  })
  async cancelReport(
    @Arg('id', () => ID, REPORT_ID) reportId: string,
    @Ctx() { app, actor }: Context,
  ): Promise<ReportType> {
    return reportView(await app.reports.cancel(await actor(), { reportId }));
  }

  @Mutation(() => Boolean, { description: 'Deletes a report and its files.' })
  async deleteReport(
    @Arg('id', () => ID, REPORT_ID) reportId: string,
    @Ctx() { app, actor }: Context,
  ): Promise<boolean> {
    await app.reports.delete(await actor(), { reportId });
    return true;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Where its package is to be had, without a log-in, for 5 minutes; null until it is completed. For this one package.',
  })
  downloadUrl(@Root() { report }: ReportView, @Ctx() { app, caller }: SocketContext): Promise<string | null> {
    return app.reports.downloadAddress({ report, origin: caller.origin });
  }

  @Subscription(() => ReportChangeType, {
    description: "The account's reports as they change. With `id` only that one, beginning with how it is now.",
    subscribe: async ({ args, context }: { args: { id?: string | null }; context: SocketContext }) =>
      context.app.reports.watch(await context.actor(), { reportId: args.id }),
  })
  reportChanged(
    @Root() { reportId, report }: ReportChange,
    @Arg('id', () => ID, { nullable: true, description: 'A report of the account; all of them without it.' })
    _id?: string | null,
  ): ReportChangeType {
    return { reportId, report: report && reportView(report), sentAt: new Date() };
  }
}

import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from './context.ts';
import { incomingFile } from './incoming-files.ts';
import {
  EmptyReportStatusType,
  EmptyReportType,
  emptyReportType,
  importReportType,
  TemplateUploadType,
} from './template-types.ts';

@Resolver()
export class TemplateResolver {
  @Query(() => EmptyReportStatusType, { description: 'Whether the account has a template, and which.' })
  async emptyReportStatus(@Ctx() { app, actor }: Context): Promise<EmptyReportStatusType> {
    const emptyReport = await app.templates.status(await actor());
    return { hasEmptyReport: emptyReport !== null, emptyReport: emptyReport && emptyReportType(emptyReport) };
  }

  @Mutation(() => TemplateUploadType, { description: 'Makes an uploaded .hr5 file the template, status `uploaded`.' })
  async uploadEmptyReport(
    @Arg('file', () => GraphQLUpload, { description: 'An .hr5 file, at most `maxTemplateBytes` bytes.' })
    file: Promise<FileUpload>,
    @Ctx() { app, actor, limits }: Context,
  ): Promise<TemplateUploadType> {
    const upload = await app.templates.upload(await actor(), incomingFile(await file, limits));
    return {
      emptyReport: emptyReportType(upload.emptyReport),
      importReport: importReportType(upload.importReport),
    };
  }

  @Mutation(() => EmptyReportType, { description: 'Makes the template ready for writing reports.' })
  async processEmptyReport(@Ctx() { app, actor }: Context): Promise<EmptyReportType> {
    return emptyReportType(await app.templates.process(await actor()));
  }

  @Mutation(() => EmptyReportType, {
    description: 'Makes a built-in template the template, ready for writing reports.',
  })
  async useDefaultTemplate(
    @Arg('isHousemaster', () => Boolean, { description: 'True for type Housemaster, false for type Legacy.' })
    isHousemaster: boolean,
    @Ctx() { app, actor }: Context,
  ): Promise<EmptyReportType> {
    return emptyReportType(await app.templates.chooseDefault(await actor(), { isHousemaster }));
  }
}

import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from './context.ts';
import { MaintenanceTipsInput, TemplateComponentInput } from './editable-template-inputs.ts';
import { MaintenanceTipsType, SavedTemplateType, TemplateType } from './editable-template-types.ts';
import { editableTemplate, templateView } from './editable-template-view.ts';
import { openTemplateOnce } from './open-template-once.ts';
import { EmptyReportType, emptyReportType } from './template-types.ts';
import { TemplateVersionType } from './template-version-type.ts';

/** Editing the template. */
@Resolver(() => TemplateType)
export class TemplateEditorResolver {
  @Query(() => TemplateType, { description: "What of the account's template can be edited." })
  async template(@Ctx() context: Context): Promise<TemplateType> {
    return templateView(await openTemplateOnce(context));
  }

  @Query(() => [MaintenanceTipsType], { description: "The comments of the account's template that are tips, by item." })
  async maintenanceTips(@Ctx() context: Context): Promise<MaintenanceTipsType[]> {
    return (await openTemplateOnce(context)).template.tips;
  }

  @Query(() => [TemplateVersionType], { description: 'The stored versions of the template, newest first, at most 50.' })
  async templateVersions(@Ctx() { app, actor }: Context): Promise<TemplateVersionType[]> {
    const versions = await app.templates.versions(await actor());
    return versions.map(({ id, type, ...version }) => ({
      ...version,
      versionId: id,
      isHousemaster: type === 'Housemaster',
    }));
  }

  @Mutation(() => SavedTemplateType, {
    description: 'Saves an edited template as a new version, status `uploaded`. What was not edited stays as it was.',
  })
  async updateTemplate(
    @Arg('components', () => [TemplateComponentInput], { description: 'All components, in order.' })
    components: TemplateComponentInput[],
    @Arg('maintenanceTips', () => [MaintenanceTipsInput], { description: 'All maintenance tips, by item.' })
    maintenanceTips: MaintenanceTipsInput[],
    @Arg('versionId', () => ID, {
      nullable: true,
      description: 'The version that was edited: refused with TEMPLATE_CHANGED when it is not current any more.',
    })
    versionId: string | null | undefined,
    @Arg('overwrite', () => Boolean, {
      defaultValue: false,
      description: 'True: save also over a version that was stored since.',
    })
    overwrite: boolean,
    @Ctx() { app, actor }: Context,
  ): Promise<SavedTemplateType> {
    const template = editableTemplate(components, maintenanceTips);
    const saved = await app.templates.update(await actor(), { template, versionId: versionId ?? undefined, overwrite });
    return { template: templateView(saved), maintenanceTips: saved.template.tips };
  }

  @Mutation(() => EmptyReportType, {
    description: 'Makes a copy of an earlier version the template, ready for writing reports.',
  })
  async restoreTemplateVersion(
    @Arg('versionId', () => ID, { description: 'One of `templateVersions`.' }) versionId: string,
    @Ctx() { app, actor }: Context,
  ): Promise<EmptyReportType> {
    return emptyReportType(await app.templates.restore(await actor(), { versionId }));
  }

  @Mutation(() => String, { description: 'A comment in better words, as HTML. No fact is added; nothing is stored.' })
  async enhanceComment(
    @Arg('userComment', () => String, { description: 'The comment, as HTML or plain text.' }) userComment: string,
    @Ctx() { app, actor }: Context,
  ): Promise<string> {
    return app.templates.enhance(await actor(), { userComment });
  }

  @FieldResolver(() => String, {
    description: 'Where its file is to be had, without a log-in, for 5 minutes. For this one version.',
  })
  async downloadUrl(@Root() { versionId }: TemplateType, @Ctx() { app, actor, caller }: Context): Promise<string> {
    return app.templates.downloadAddress(await actor(), { versionId, origin: caller.origin });
  }
}

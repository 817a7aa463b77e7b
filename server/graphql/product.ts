import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { AUDIO_EXTENSIONS } from '../domain/dictation/speech/audio-decoder.ts';
import { IMAGE_EXTENSIONS } from '../domain/pictures/image-kind.ts';
import { REPORT_STATUSES, statusLabel, statusStep } from '../domain/report/status.ts';
import { TEMPLATE_EXTENSION } from '../domain/template/upload-empty-report.ts';
import type { Context } from './context.ts';

@ObjectType('ReportStatusInfo', { description: 'A status that a report may have.', simpleResolvers: true })
export class ReportStatusInfoType {
  @Field(() => String, { description: 'The status.' })
  status!: string;

  @Field(() => Int, { nullable: true, description: 'Its step on the bar, 0 to 270; null where the bar stays.' })
  step!: number | null;

  @Field(() => String, { description: 'The status for people.' })
  label!: string;
}

@ObjectType('UploadRules', { description: 'What may be uploaded.', simpleResolvers: true })
export class UploadRulesType {
  @Field(() => [String], { description: 'Extensions of recordings, lower case, without a dot.' })
  audioExtensions!: string[];

  @Field(() => [String], { description: 'Extensions of pictures, lower case, without a dot.' })
  imageExtensions!: string[];

  @Field(() => String, { description: 'Extension of templates, without a dot.' })
  templateExtension!: string;

  @Field(() => Float, { description: 'Most bytes of one recording.' })
  maxAudioBytes!: number;

  @Field(() => Float, { description: 'Most bytes of one picture.' })
  maxImageBytes!: number;

  @Field(() => Int, { description: 'Most pictures of one report.' })
  maxImageFiles!: number;

  @Field(() => Int, { description: 'Most pixels of one picture.' })
  maxImagePixels!: number;

  @Field(() => Float, { description: 'Most bytes of a template.' })
  maxTemplateBytes!: number;

  @Field(() => Int, { description: 'Most recordings of one report.' })
  maxAudioFiles!: number;
}

@ObjectType('SiteInfo', { description: 'Addresses that the pages link to.', simpleResolvers: true })
export class SiteInfoType {
  @Field(() => String, { description: 'Terms and Conditions.' })
  termsUrl!: string;

  @Field(() => String, { description: 'E-mail address of the support.' })
  supportEmail!: string;

  @Field(() => String, { description: 'Help with templates.' })
  helpUrl!: string;

  @Field(() => Boolean, { description: 'True where no real money moves: payments are only played.' })
  isBillingSandbox!: boolean;

  @Field(() => Boolean, { description: 'True where ISN is only played: its orders are invented.' })
  isIsnSandbox!: boolean;
}

/** What is the same for everybody: needs no log-in. */
@Resolver()
export class ProductResolver {
  @Query(() => [ReportStatusInfoType], { description: 'Every status that a report may have, in order.' })
  reportStatuses(): ReportStatusInfoType[] {
    return REPORT_STATUSES.map((status) => ({ status, step: statusStep(status), label: statusLabel(status) }));
  }

  @Query(() => UploadRulesType, { description: 'What may be uploaded.' })
  uploadRules(@Ctx() { limits }: Context): UploadRulesType {
    return {
      audioExtensions: [...AUDIO_EXTENSIONS],
      imageExtensions: [...IMAGE_EXTENSIONS],
      templateExtension: TEMPLATE_EXTENSION,
      ...limits,
    };
  }

  @Query(() => SiteInfoType, { description: 'Addresses that the pages link to.' })
  site(@Ctx() { site }: Context): SiteInfoType {
    return site;
  }
}

import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { TemplateOrigin } from '../domain/template/template-store.ts';

const TemplateOriginEnum: { [Origin in TemplateOrigin]: Origin } = {
  upload: 'upload',
  default: 'default',
  edit: 'edit',
  restore: 'restore',
};
registerEnumType(TemplateOriginEnum, {
  name: 'TemplateOrigin',
  description: 'How a version of a template came to be.',
  valuesConfig: {
    upload: { description: 'It was uploaded.' },
    default: { description: 'A built-in template was chosen.' },
    edit: { description: 'It was edited and saved.' },
    restore: { description: 'An earlier version was restored.' },
  },
});

@ObjectType('TemplateVersion', { description: 'One stored state of the template.', simpleResolvers: true })
export class TemplateVersionType {
  @Field(() => ID, { description: 'Stable identifier.' })
  versionId!: string;

  @Field(() => Date, { description: 'When it was stored.' })
  createdAt!: Date;

  @Field(() => TemplateOriginEnum, { description: 'How it came to be.' })
  origin!: TemplateOrigin;

  @Field(() => String, { description: 'What it changed in the version before it: one sentence, for the inspector.' })
  change!: string;

  @Field(() => String, { description: 'Name of the uploaded file, or of the default template.' })
  fileName!: string;

  @Field(() => Boolean, { description: 'True for type Housemaster, false for type Legacy.' })
  isHousemaster!: boolean;

  @Field(() => Boolean, { description: 'True for the one that new reports are written with.' })
  isCurrent!: boolean;
}

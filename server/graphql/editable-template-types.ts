import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('TemplateComment', { description: 'A comment that an item offers.', simpleResolvers: true })
export class TemplateCommentType {
  @Field(() => ID, { description: '`C-` and a GUID. The same one may stand in several items: it is one comment.' })
  commentId!: string;

  @Field(() => String, { description: 'The title, as plain text; may be empty.' })
  commentName!: string;

  @Field(() => String, { description: 'HTML of nothing but `p`, `br`, `strong`, `em` and `u`, without attributes.' })
  commentText!: string;

  @Field(() => String, {
    nullable: true,
    description: 'When it was made or last edited, ISO 8601; null where the file does not say.',
  })
  commentTs!: string | null;
}

@ObjectType('TemplateItem', { description: 'What is inspected within a component.', simpleResolvers: true })
export class TemplateItemType {
  @Field(() => ID, { description: '`II-` and a GUID. The same one in several components is a shared occurrence.' })
  itemId!: string;

  @Field(() => String, { description: 'Its name, as plain text.' })
  itemName!: string;

  @Field(() => [TemplateCommentType], { description: 'What it offers, in order.' })
  comments!: TemplateCommentType[];
}

@ObjectType('ChildComponent', { description: 'A group of items.', simpleResolvers: true })
export class ChildComponentType {
  @Field(() => String, { description: 'Its name, as plain text.' })
  name!: string;

  @Field(() => [TemplateItemType], { description: 'Its items, in order.' })
  items!: TemplateItemType[];
}

@ObjectType('TemplateComponent', { description: 'A section of the template.', simpleResolvers: true })
export class TemplateComponentType {
  @Field(() => String, { description: 'Its name, as plain text; no other component has it.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The name that it had before it was renamed; else null.' })
  oldName!: string | null;

  @Field(() => [ChildComponentType], { description: 'One is normal; of several only the first is used.' })
  childComponents!: ChildComponentType[];
}

@ObjectType('Template', { description: "What of the account's template can be edited.", simpleResolvers: true })
export class TemplateType {
  @Field(() => ID, { description: 'The stored version that this is.' })
  versionId!: string;

  @Field(() => Boolean, { description: 'True for type Housemaster, false for type Legacy.' })
  isHousemaster!: boolean;

  @Field(() => String, { description: 'Name of the uploaded file, or of the default template.' })
  fileName!: string;

  @Field(() => [TemplateComponentType], { description: 'Its components, in the order of the file.' })
  components!: TemplateComponentType[];
}

@ObjectType('MaintenanceTips', {
  description: 'The comments of one item that are maintenance tips there.',
  simpleResolvers: true,
})
export class MaintenanceTipsType {
  @Field(() => String, { description: 'Name of the component.' })
  component!: string;

  @Field(() => ID, { description: 'The item.' })
  itemId!: string;

  @Field(() => [ID], { description: 'The comments.' })
  commentIds!: string[];
}

@ObjectType('SavedTemplate', { description: 'A template as it was saved.', simpleResolvers: true })
export class SavedTemplateType {
  @Field(() => TemplateType, { description: 'The template.' })
  template!: TemplateType;

  @Field(() => [MaintenanceTipsType], { description: 'Its maintenance tips.' })
  maintenanceTips!: MaintenanceTipsType[];
}

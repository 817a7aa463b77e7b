import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A comment that an item offers.' })
export class TemplateCommentInput {
  @Field(() => ID, { description: '`C-` and an upper-case GUID; the same one only with the same title and text.' })
  commentId!: string;

  @Field(() => String, { description: 'The title, as plain text; may be empty.' })
  commentName!: string;

  @Field(() => String, { description: 'HTML: what is not `p`, `br`, `strong`, `em` or `u` is taken out.' })
  commentText!: string;

  @Field(() => String, { nullable: true, description: 'When it was made or last edited, ISO 8601.' })
  commentTs?: string | null;
}

@InputType({ description: 'What is inspected within a component.' })
export class TemplateItemInput {
  @Field(() => ID, { description: '`II-` and an upper-case GUID; once in a component.' })
  itemId!: string;

  @Field(() => String, { description: 'Its name, as plain text.' })
  itemName!: string;

  @Field(() => [TemplateCommentInput], { description: 'What it offers, in order.' })
  comments!: TemplateCommentInput[];
}

@InputType({ description: 'A group of items.' })
export class ChildComponentInput {
  @Field(() => String, { description: 'Its name, as plain text.' })
  name!: string;

  @Field(() => [TemplateItemInput], { description: 'Its items, in order.' })
  items!: TemplateItemInput[];
}

@InputType({ description: 'A section of the template.' })
export class TemplateComponentInput {
  @Field(() => String, { description: 'Its name, as plain text; no other component has it.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The name that it had before, where it was renamed.' })
  oldName?: string | null;

  @Field(() => [ChildComponentInput], { description: 'One is normal; of several only the first is used.' })
  childComponents!: ChildComponentInput[];
}

@InputType({ description: 'The comments of one item that are to be maintenance tips there.' })
export class MaintenanceTipsInput {
  @Field(() => String, { description: 'Name of the component, as it is now.' })
  component!: string;

  @Field(() => ID, { description: 'The item.' })
  itemId!: string;

  @Field(() => [ID], { description: 'The comments.' })
  commentIds!: string[];
}

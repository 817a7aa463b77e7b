import type { DefaultTemplate, Item, SourceComment } from '../../scripts/default-templates/model.ts';
import { readSource } from '../../scripts/default-templates/read-source.ts';
import { TEMPLATE_HEADS } from '../../scripts/default-templates/template-heads.ts';

interface ReadTemplate {
  template: DefaultTemplate;
  /** Every item once, in the section that it is at home in. */
  ownItems: Item[];
  /** Every comment once; `where` is `SECTION / Item / Title`. */
  comments: (SourceComment & { where: string })[];
}

/** The sources of the default templates. */
export const defaultTemplates: readonly ReadTemplate[] = await Promise.all(
  TEMPLATE_HEADS.map(async (head) => {
    const template = await readSource(head);
    const ownItems = template.sections.flatMap((section) => section.items.filter((item) => item.home === section.name));
    const comments = ownItems.flatMap((item) =>
      item.comments.map((comment) => ({ ...comment, where: `${item.home} / ${item.name} / ${comment.title}` })),
    );
    return { template, ownItems, comments };
  }),
);

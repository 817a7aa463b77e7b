import type { Template, TemplateComment, TemplateComponent } from '../../domain/template/template.ts';
import type { ImportReport } from '../../domain/template/template-codec.ts';
import { sectionWarnings, unusedCommentsWarning, writtenWarning } from './import-warnings.ts';
import { isOn, type Library, readLibrary } from './library.ts';
import { NAMES } from './names.ts';
import type { OpenReport } from './open-report.ts';
import { readRatings, templateType } from './ratings.ts';
import { type Item, sectionsOf } from './sections.ts';
import { unknownElements } from './unknown-elements.ts';
import { childrenNamed, textOf } from './xml/tree.ts';

/** Sentences that a person is shown about one file. */
const MAX_WARNINGS = 100;

/** The product's view of a report file, and what the person who uploaded it should know. */
export function readTemplate({ report, template }: OpenReport): { template: Template; importReport: ImportReport } {
  const ratings = readRatings(template);
  const library = readLibrary(template);
  const sections = sectionsOf(template);
  const itemWarnings: string[] = [];

  const offered = new Set<string>();
  const components = sections.map(
    ({ id, name, items }): TemplateComponent => ({
      id,
      name,
      items: items.map((item) => {
        const comments = commentsOf(item, library, (problem) => {
          itemWarnings.push(`The item "${item.name}" of ${name} (line ${item.element.line}) ${problem}`);
        });
        for (const comment of comments) offered.add(comment.id);
        return { id: item.id, name: item.name, comments };
      }),
    }),
  );
  const items = components.flatMap((component) => component.items);
  const warnings = [
    ...writtenWarning(template),
    ...(ratings.length === 0 ? ['The template has no ratings, so items are written without one.'] : []),
    ...unusedCommentsWarning(library, offered),
    ...sectionWarnings(report, sections),
    ...library.warnings,
    ...itemWarnings,
  ];

  return {
    template: { type: templateType(ratings), ratings, components },
    importReport: {
      components: components.length,
      items: items.length,
      comments: library.comments.size,
      tips: items.reduce((count, item) => count + item.comments.filter((comment) => comment.tip).length, 0),
      unknownElements: unknownElements(report),
      warnings: atMost(warnings, MAX_WARNINGS),
    },
  };
}

/** The comments that an item offers, in order, each once. */
function commentsOf({ element }: Item, library: Library, warn: (problem: string) => void): TemplateComment[] {
  const comments = new Map<string, TemplateComment>();
  for (const reference of childrenNamed(element, NAMES.item.comment)) {
    const id = textOf(reference).trim();
    const found = library.comments.get(id)?.comment;
    if (!found) {
      warn(`offers the comment ${id || 'without an id'}, which is not in the file.`);
      continue;
    }
    const earlier = comments.get(id);
    const tip = isOn(reference.attributes[NAMES.item.commentTip]) || found.tip || earlier?.tip === true;
    if (earlier) warn(`offers the comment ${id} twice; it is shown once.`);
    comments.set(id, { ...found, tip });
  }
  return [...comments.values()];
}

function atMost(warnings: string[], count: number): string[] {
  if (warnings.length <= count) return warnings;
  return [...warnings.slice(0, count - 1), `There are ${warnings.length - count + 1} more such places in the file.`];
}

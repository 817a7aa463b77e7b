import type { Template, TemplateComponent } from '../../domain/template/template.ts';
import type { ImportReport } from '../../domain/template/template-codec.ts';
import { sectionWarnings, unusedCommentsWarning, writtenWarning } from './import-warnings.ts';
import { readLibrary } from './library.ts';
import { offeredComments } from './offered-comments.ts';
import type { OpenReport } from './open-report.ts';
import { readRatings, templateType } from './ratings.ts';
import { sectionsOf } from './sections.ts';
import { shortened } from './shortened.ts';
import { unknownElements } from './unknown-elements.ts';

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
        const where = `"${shortened(item.name)}" of ${shortened(name)} (line ${item.element.line})`;
        const comments = offeredComments(item.element, library, (problem) => {
          itemWarnings.push(`The item ${where} ${problem}`);
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

  const type = templateType(ratings);
  return {
    template: { type, ratings, components },
    importReport: {
      type,
      components: components.length,
      items: items.length,
      comments: library.comments.size,
      tips: items.reduce((count, item) => count + item.comments.filter((comment) => comment.tip).length, 0),
      unknownElements: unknownElements(report),
      warnings: atMost(warnings, MAX_WARNINGS),
    },
  };
}

function atMost(warnings: string[], count: number): string[] {
  if (warnings.length <= count) return warnings;
  return [...warnings.slice(0, count - 1), `There are ${warnings.length - count + 1} more such places in the file.`];
}

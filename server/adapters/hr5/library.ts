import type { CommentKind, TemplateComment } from '../../domain/template/template.ts';
import { NAMES } from './names.ts';
import { nameOf } from './sections.ts';
import { childNamed, childrenNamed, textOf, type XmlElement } from './xml/tree.ts';
import { innerXml } from './xml/write-xml.ts';

/** The comments of a template by id. */
export interface Library {
  comments: Map<string, { comment: TemplateComment; line: number }>;
  /** One sentence for each comment that could not be taken as it stands. */
  warnings: string[];
}

const KINDS: ReadonlySet<string> = new Set<CommentKind>(['defect', 'functional', 'limitation', 'information']);

/** Reads the global comment records; of two with one id the first counts. */
export function readLibrary(template: XmlElement): Library {
  const library: Library = { comments: new Map(), warnings: [] };
  for (const element of childrenNamed(template, NAMES.comment.element)) {
    const { line } = element;
    const id = element.attributes[NAMES.comment.id]?.trim();
    const name = nameOf(element, NAMES.comment.name);
    if (!id) {
      library.warnings.push(`The comment "${name}" (line ${line}) has no id, so no item can offer it.`);
      continue;
    }
    if (library.comments.has(id)) {
      library.warnings.push(`The comment id ${id} stands twice (again in line ${line}); the first one is used.`);
      continue;
    }
    const kind = nameOf(element, NAMES.comment.kind);
    if (kind && !KINDS.has(kind)) {
      library.warnings.push(
        `The comment "${name}" (line ${line}) is of unknown kind "${kind}"; it is taken as a defect.`,
      );
    }
    const comment: TemplateComment = {
      id,
      name,
      text: htmlOf(childNamed(element, NAMES.comment.text)),
      kind: KINDS.has(kind) ? (kind as CommentKind) : 'defect',
      auto: isOn(nameOf(element, NAMES.comment.auto)),
      tip: isOn(nameOf(element, NAMES.comment.tip)),
    };
    library.comments.set(id, { comment, line });
  }
  return library;
}

/** How the file writes yes: `1`, in some files `true`. */
export function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

/** The HTML of an element: escaped or CDATA as a rule, but some writers put the tags in as elements. */
export function htmlOf(element: XmlElement | undefined): string {
  const hasTags = element?.children.some((node) => node.kind === 'element');
  return element && hasTags ? innerXml(element) : textOf(element);
}

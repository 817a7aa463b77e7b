import type { CommentKind, TemplateComment } from '../../domain/template/template.ts';
import { NAMES } from './names.ts';
import { nameOf } from './sections.ts';
import { shortened } from './shortened.ts';
import { childNamed, childrenNamed, textOf, type XmlElement } from './xml/tree.ts';
import { innerXml } from './xml/write-xml.ts';

/** The comments of a template by id. */
export interface Library {
  comments: Map<string, LibraryComment>;
  /** One sentence for each comment that could not be taken as it stands. */
  warnings: string[];
}

export interface LibraryComment {
  element: XmlElement;
  /** As it stands in the library. One object for all items that offer it: they are many, and each is read once. */
  comment: TemplateComment;
  /** As it stands where it is a tip. */
  asTip: TemplateComment;
  line: number;
}

const KINDS: ReadonlySet<string> = new Set<CommentKind>(['defect', 'functional', 'limitation', 'information']);

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Reads the global comment records; of two with one id the first counts. */
export function readLibrary(template: XmlElement): Library {
  const library: Library = { comments: new Map(), warnings: [] };
  for (const element of childrenNamed(template, NAMES.comment.element)) {
    const { line } = element;
    const id = element.attributes[NAMES.comment.id]?.trim();
    const name = nameOf(element, NAMES.comment.name);
    if (!id) {
      library.warnings.push(`The comment "${shortened(name)}" (line ${line}) has no id, so no item can offer it.`);
      continue;
    }
    if (library.comments.has(id)) {
      library.warnings.push(
        `The comment id ${shortened(id)} stands twice (again in line ${line}); the first one is used.`,
      );
      continue;
    }
    const kind = nameOf(element, NAMES.comment.kind);
    if (kind && !KINDS.has(kind)) {
      library.warnings.push(
        `The comment "${shortened(name)}" (line ${line}) is of unknown kind "${shortened(kind)}"; it is taken as a defect.`,
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
    library.comments.set(id, { element, comment, asTip: comment.tip ? comment : { ...comment, tip: true }, line });
  }
  return library;
}

/** When a comment was made or last edited, as ISO 8601; null where the file says it in no way that is known. */
export function timeOf(comment: XmlElement): string | null {
  const written = comment.attributes[NAMES.comment.time]?.trim() ?? '';
  const time = ISO_TIME.test(written) ? new Date(written) : null;
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : null;
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

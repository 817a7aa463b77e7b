import type { CommentSource, WrittenComment, WrittenPicture } from '../../domain/report/written-report.ts';
import { htmlOf } from './library.ts';
import { NAMES } from './names.ts';
import { openReport } from './open-report.ts';
import { nameOf, sectionsOf } from './sections.ts';
import { childNamed, childrenNamed, textOf, type XmlElement } from './xml/tree.ts';

/** A written .hr5 file, read back. */
export interface ReadReport {
  /** The header's properties by name. */
  reportInfo: Record<string, string>;
  /** One for each client, in order. */
  clients: Record<string, string>[];
  /** All sections of the file, in order. */
  sections: ReadSection[];
}

interface ReadSection {
  id: string;
  /** As in the file; numbered where it stands twice. */
  name: string;
  items: ReadItem[];
}

interface ReadItem {
  id: string;
  name: string;
  /** Null where none is written. */
  rating: string | null;
  /** As written, in order. */
  comments: WrittenComment[];
  pictures: WrittenPicture[];
}

/**
 * Reads what was written into a report.
 * @throws AppError UNPROCESSABLE_FILE
 */
export function readWrittenReport(bytes: Uint8Array): ReadReport {
  const { report, template } = openReport(bytes);
  const info = childNamed(report, NAMES.reportInfo);
  return {
    reportInfo: info ? propertiesOf(info) : {},
    clients: childrenNamed(report, NAMES.clientData).map(propertiesOf),
    sections: sectionsOf(template).map(({ id, name, items }) => ({
      id,
      name,
      items: items.map((item) => ({ id: item.id, name: item.name, ...contentOf(item.element) })),
    })),
  };
}

function propertiesOf(group: XmlElement): Record<string, string> {
  const { element, name } = NAMES.property;
  return Object.fromEntries(childrenNamed(group, element).map((prop) => [prop.attributes[name] ?? '', textOf(prop)]));
}

function contentOf(item: XmlElement): Pick<ReadItem, 'rating' | 'comments' | 'pictures'> {
  const { rating, comment, picture } = NAMES.written;
  const code = childNamed(item, rating);
  return {
    rating: code ? textOf(code).trim() : null,
    comments: childrenNamed(item, comment.element).map(writtenComment),
    pictures: childrenNamed(item, picture.element).map(({ attributes }) => ({
      fileName: attributes[picture.file] ?? '',
      commentId: attributes[picture.comment] ?? '',
      caption: attributes[picture.caption] ?? null,
    })),
  };
}

function writtenComment(element: XmlElement): WrittenComment {
  const { comment, heard } = NAMES.written;
  return {
    id: element.attributes[comment.id] ?? '',
    source: element.attributes[comment.source] as CommentSource,
    name: nameOf(element, comment.name),
    text: htmlOf(childNamed(element, comment.text)),
    heard: childrenNamed(element, heard.element).map((words) => ({
      start: Number(words.attributes[heard.start]),
      end: Number(words.attributes[heard.end]),
      confidence: Number(words.attributes[heard.confidence]),
      words: textOf(words),
    })),
  };
}

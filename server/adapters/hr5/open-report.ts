import { assertNames } from './assert-names.ts';
import { assertSize } from './assert-size.ts';
import { assertTexts } from './assert-texts.ts';
import { NAMES } from './names.ts';
import { unreadable } from './unreadable.ts';
import { parseXml } from './xml/parse-xml.ts';
import { childNamed, type XmlDocument, type XmlElement } from './xml/tree.ts';

/** A file that is known to be a report with a template. */
export interface OpenReport {
  document: XmlDocument;
  report: XmlElement;
  template: XmlElement;
}

/**
 * Parses a file and makes sure that it is a report.
 * @throws AppError UNPROCESSABLE_FILE
 */
export function openReport(bytes: Uint8Array): OpenReport {
  const document = parseXml(bytes);
  const report = document.root;
  if (report.name === NAMES.template) {
    throw unreadable(
      'This is a template on its own (.ht5). Please save an empty report (.hr5) that uses it and upload that.',
      { line: report.line, element: report.name },
    );
  }
  if (report.name !== NAMES.report) {
    throw unreadable(`This is not a report file: it should start with <${NAMES.report}>. Please upload an .hr5 file.`, {
      line: report.line,
      element: report.name,
    });
  }
  const template = childNamed(report, NAMES.template);
  if (!template) {
    throw unreadable(`The report holds no <${NAMES.template}>. Please save the empty report with its template.`, {
      line: report.line,
      element: report.name,
    });
  }
  assertSize(template);
  assertNames(template);
  assertTexts(template);
  return { document, report, template };
}

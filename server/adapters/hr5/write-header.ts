import type { ReportHeader } from '../../domain/report/header.ts';
import { indentOf, insert } from './layout.ts';
import { NAMES } from './names.ts';
import { childNamed, childrenNamed, element, text, type XmlElement } from './xml/tree.ts';

/**
 * Fills the report's header from an order: every property that the order gives is set, all others stay.
 * Of several clients the first one is filled.
 */
export function writeHeader(report: XmlElement, header: ReportHeader, unit: string): void {
  const guid = childNamed(report, NAMES.reportGuid);
  setProperties(report, NAMES.reportInfo, guid, header.report_info, unit);
  const info = childNamed(report, NAMES.reportInfo);
  setProperties(report, NAMES.clientData, info ?? guid, header.client_data, unit);
}

/** Sets properties in the first group of that name; a missing group is made after `anchor`. */
function setProperties(
  report: XmlElement,
  groupName: string,
  anchor: XmlElement | undefined,
  properties: ReportHeader['report_info'],
  unit: string,
): void {
  if (Object.keys(properties).length === 0) return;
  let group = childNamed(report, groupName);
  if (!group) {
    group = element(groupName, {});
    insert(report, '\n', unit, [group], anchor ?? null);
  }
  const { element: elementName, name: nameAttribute } = NAMES.property;
  const existing = childrenNamed(group, elementName);
  const added: XmlElement[] = [];
  for (const [name, [, value]] of Object.entries(properties)) {
    const property = existing.find((candidate) => candidate.attributes[nameAttribute] === name);
    if (property) property.children = [text(value)];
    else added.push(element(elementName, { [nameAttribute]: name }, value));
  }
  insert(group, indentOf(report, group), unit, added, existing.at(-1) ?? null);
}

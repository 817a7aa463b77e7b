import type { ReportHeader } from '../../domain/report/header.ts';
import { indentOf, insert } from './layout.ts';
import { NAMES } from './names.ts';
import { writeAgents } from './write-agents.ts';
import { childNamed, childrenNamed, element, text, type XmlElement } from './xml/tree.ts';

type Properties = ReportHeader['report_info'];

/** What `client_address` replaces as a whole. */
const ADDRESS: ReadonlySet<string> = new Set(['CAddress', 'CAddress2', 'CCity', 'CState', 'CZip']);

/**
 * Fills the report's header from an order: every property and agent that the order gives is set, all others stay.
 * Of several clients the first one is filled.
 */
export function writeHeader(report: XmlElement, header: ReportHeader, unit: string): void {
  const guid = childNamed(report, NAMES.reportGuid);
  const agents = (header.agents ?? []).filter(({ PFName, PLName }) => PFName || PLName);
  if (agents.length > 0 || hasAny(header.report_info)) {
    const info = groupNamed(report, NAMES.reportInfo, guid, unit);
    setProperties(report, info, header.report_info, unit);
    writeAgents(report, info, agents, unit);
  }
  const ofClient = clientProperties(header);
  if (hasAny(ofClient)) {
    const anchor = childNamed(report, NAMES.reportInfo) ?? guid;
    setProperties(report, groupNamed(report, NAMES.clientData, anchor, unit), ofClient, unit);
  }
}

/** With an address of the client's own nothing of the house's is left: a mix of both would be nobody's address. */
function clientProperties({ client_data, client_address = {} }: ReportHeader): Properties {
  if (!hasAny(client_address)) return client_data;
  const rest = Object.entries(client_data).filter(([name]) => !ADDRESS.has(name));
  return { ...Object.fromEntries(rest), ...client_address };
}

function hasAny(properties: Properties): boolean {
  return Object.keys(properties).length > 0;
}

/** The first group of that name; a missing one is made after `anchor`. */
function groupNamed(report: XmlElement, name: string, anchor: XmlElement | undefined, unit: string): XmlElement {
  const existing = childNamed(report, name);
  if (existing) return existing;
  const group = element(name, {});
  insert(report, '\n', unit, [group], anchor ?? null);
  return group;
}

function setProperties(report: XmlElement, group: XmlElement, properties: Properties, unit: string): void {
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

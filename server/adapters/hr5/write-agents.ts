import type { OrderAgent } from '../../domain/isn/isn-order.ts';
import { indentOf, insert } from './layout.ts';
import { NAMES } from './names.ts';
import { childNamed, childrenNamed, element, text, textOf, type XmlElement } from './xml/tree.ts';

const [GUID, FIRST_NAME, LAST_NAME, SERVICES_NAME, ROLE] = NAMES.person.fields;

/**
 * Puts agents into a ReportInfo: the first person of the role gets the agent's names, and where there is none a new
 * person is added after the others.
 */
export function writeAgents(report: XmlElement, info: XmlElement, agents: readonly OrderAgent[], unit: string): void {
  for (const agent of agents) {
    const people = childrenNamed(info, NAMES.person.element);
    const known = people.find((person) => textOf(childNamed(person, ROLE)).trim() === agent.PRole);
    if (known) rename(info, known, agent, unit);
    else {
      const last = people.at(-1) ?? childrenNamed(info, NAMES.property.element).at(-1);
      insert(info, indentOf(report, info), unit, [personOf(agent)], last);
    }
  }
}

/** Both names are set: with one of them kept it would be nobody's name. */
function rename(info: XmlElement, person: XmlElement, { PFName, PLName }: OrderAgent, unit: string): void {
  const name = (field: string, value: string, before: string) => {
    const existing = childNamed(person, field);
    if (existing) existing.children = value ? [text(value)] : [];
    else insert(person, indentOf(info, person), unit, [filled(field, value)], childNamed(person, before) ?? null);
  };
  name(FIRST_NAME, PFName, GUID);
  name(LAST_NAME, PLName, FIRST_NAME);
}

function personOf({ PFName, PLName, PRole }: OrderAgent): XmlElement {
  const values = { [GUID]: '', [FIRST_NAME]: PFName, [LAST_NAME]: PLName, [SERVICES_NAME]: '', [ROLE]: PRole };
  const fields = Object.entries(values).map(([field, value]) => filled(field, value));
  return element(NAMES.person.element, {}, ...fields);
}

function filled(name: string, value: string): XmlElement {
  return value ? element(name, {}, value) : element(name, {});
}

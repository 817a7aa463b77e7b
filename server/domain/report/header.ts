import type { HeaderPair, OrderAgent } from '../isn/isn-order.ts';

/** The groups of an order that a report is shown with. */
export type HeaderGroup = 'report_info' | 'client_data';

/** The order as the orders call gives it: each value is a pair [name, value]. */
export interface ReportHeader extends Record<HeaderGroup, Record<string, HeaderPair>> {
  /** The client's own address, in place of that of the house in `client_data`; older orders do not have it. */
  client_address?: Record<string, HeaderPair>;
  /** At most one of a role; older orders do not have them. */
  agents?: OrderAgent[];
}

const AGENT_ROLES: OrderAgent['PRole'][] = ['Buyer Agent', 'Listing Agent'];

const FALLBACK_LABEL = 'Unknown Address';

/**
 * Reads the JSON string of a header, leniently: unknown fields are ignored, wrong shapes are null.
 */
export function parseHeader(json: string | null): ReportHeader | null {
  if (!json) return null;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const group = (name: string) => {
    const entries = Object.entries((value as Record<string, unknown>)[name] ?? {});
    return Object.fromEntries(
      entries
        .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1][1] != null)
        .map(([key, pair]) => [key, [key, String(pair[1])] as HeaderPair]),
    );
  };
  return {
    report_info: group('report_info'),
    client_data: group('client_data'),
    client_address: group('client_address'),
    agents: agentsIn((value as Record<string, unknown>).agents),
  };
}

/** The first of each role that is known. */
function agentsIn(value: unknown): OrderAgent[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return AGENT_ROLES.flatMap((PRole) => {
    const agent = entries.find((entry) => (entry as Partial<OrderAgent> | null)?.PRole === PRole);
    const { PFName, PLName } = (agent ?? {}) as Record<string, unknown>;
    return agent ? [{ PFName: textOf(PFName), PLName: textOf(PLName), PRole }] : [];
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Where the house is and for whom it is inspected; null for what the order does not tell. */
export interface HeaderAddress {
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  clientFirstName: string | null;
}

export function headerAddress({ report_info, client_data }: ReportHeader): HeaderAddress {
  const info = (name: string) => report_info[name]?.[1].trim() || null;
  const client = (name: string) => client_data[name]?.[1].trim() || null;
  return {
    street: info('RIAddress1'),
    city: client('CCity'),
    state: client('CState'),
    zip: client('CZip'),
    clientFirstName: client('CFName1'),
  };
}

/** One field of an order. */
export interface HeaderField {
  group: HeaderGroup;
  name: string;
  value: string;
}

/** Every field of an order, group by group. */
export function headerFields(header: ReportHeader): HeaderField[] {
  return (['report_info', 'client_data'] as const).flatMap((group) =>
    Object.values(header[group]).map(([name, value]) => ({ group, name, value })),
  );
}

/**
 * The address label: street, then city, state and zip each comma-prefixed, then ' - ' and the client's
 * first name if a zip exists; 'Unknown Address' without a street. Specification, point 3.
 */
export function addressLabel(json: string | null): string {
  const header = parseHeader(json);
  if (!header) return FALLBACK_LABEL;
  const { street, city, state, zip, clientFirstName } = headerAddress(header);
  if (!street) return FALLBACK_LABEL;
  const parts = [city, state, zip].filter(Boolean).map((part) => `, ${part}`);
  const name = zip && clientFirstName ? ` - ${clientFirstName}` : '';
  return `${street}${parts.join('')}${name}`;
}

/** The order as the orders call gives it: each value is a pair [name, value]. */
export interface ReportHeader {
  report_info: Record<string, [name: string, value: string]>;
  client_data: Record<string, [name: string, value: string]>;
}

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
        .map(([key, pair]) => [key, [key, String(pair[1])] as [string, string]]),
    );
  };
  return { report_info: group('report_info'), client_data: group('client_data') };
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
  group: keyof ReportHeader;
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

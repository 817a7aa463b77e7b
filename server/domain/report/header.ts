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

/**
 * The address label: street, then city, state and zip each comma-prefixed, then ' - ' and the client's
 * first name if a zip exists; 'Unknown Address' without a street. Specification, point 3.
 */
export function addressLabel(json: string | null): string {
  const header = parseHeader(json);
  const info = (name: string) => header?.report_info[name]?.[1].trim() ?? '';
  const client = (name: string) => header?.client_data[name]?.[1].trim() ?? '';
  const street = info('RIAddress1');
  if (!street) return FALLBACK_LABEL;
  const parts = [client('CCity'), client('CState'), client('CZip')].filter(Boolean).map((part) => `, ${part}`);
  const name = client('CZip') && client('CFName1') ? ` - ${client('CFName1')}` : '';
  return `${street}${parts.join('')}${name}`;
}

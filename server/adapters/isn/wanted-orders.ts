import { answerOf, fieldOf, type IsnRecord } from '../../domain/isn/isn-record.ts';
import { readLocalTime } from '../../domain/isn/local-time.ts';
import type { IsnCompany } from './isn-company.ts';
import { IsnFailure } from './isn-failure.ts';
import { isnId } from './isn-id.ts';

/** Most orders that are read. */
const MOST = 50;

/**
 * Ids of the orders that an inspector may want, at most 50, the newest first: those of the footprints, which are the
 * inspector's own; without footprints the company's of this year, or in a new year without any the one before.
 * @throws IsnFailure
 */
export async function wantedOrders(company: IsnCompany, year: number): Promise<string[]> {
  const footprints = await footprintsOf(company);
  if (footprints.ids.length > 0) return footprints.ids;
  try {
    const thisYear = await searched(company, year);
    return thisYear.length > 0 ? thisYear : await searched(company, year - 1);
  } catch (error) {
    throw footprints.refusal ?? error;
  }
}

/** Who is no inspector may be refused the footprints, and still see orders. */
async function footprintsOf(company: IsnCompany): Promise<{ ids: string[]; refusal?: IsnFailure }> {
  try {
    const { footprints } = await company.get('orders/footprints');
    const time = (footprint: IsnRecord) => readLocalTime(fieldOf(footprint, 'datetime')) ?? '';
    return { ids: newest(recordsIn(footprints), 'order', time) };
  } catch (error) {
    if (error instanceof IsnFailure && error.kind === 'refused') return { ids: [], refusal: error };
    throw error;
  }
}

/** The list is not paged: all orders of the year come at once, as stubs of id, show and modified. */
async function searched(company: IsnCompany, year: number): Promise<string[]> {
  const { orders } = await company.get('orders/search', { year: String(year) });
  const stubs = recordsIn(orders).filter((stub) => answerOf(stub, 'show') !== false);
  return newest(stubs, 'id', (stub) => Date.parse(fieldOf(stub, 'modified')) || 0);
}

function recordsIn(list: unknown): IsnRecord[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : [];
}

/** The ids in `field` of the records with the greatest keys, each once. */
function newest(records: IsnRecord[], field: string, keyOf: (record: IsnRecord) => string | number): string[] {
  const keyed = records.map((record) => ({ id: isnId(fieldOf(record, field)), key: keyOf(record) }));
  keyed.sort((a, b) => (a.key < b.key ? 1 : a.key > b.key ? -1 : 0));
  const ids = new Set<string>();
  for (const { id } of keyed) {
    if (id) ids.add(id);
    if (ids.size === MOST) break;
  }
  return [...ids];
}

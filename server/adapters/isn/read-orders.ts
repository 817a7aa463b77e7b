import type { IsnOrder } from '../../domain/isn/isn-order.ts';
import { answerOf, fieldOf, type IsnRecord } from '../../domain/isn/isn-record.ts';
import { orderHeader } from '../../domain/isn/order-header.ts';
import type { IsnCompany } from './isn-company.ts';
import { IsnFailure } from './isn-failure.ts';
import { isnId } from './isn-id.ts';

/** Orders that are read at the same time. */
const AT_ONCE = 4;

type Log = (message: string, details?: Record<string, unknown>) => void;

/**
 * Orders with the people whom they name, by time, those without one last; deleted and cancelled ones are left out.
 * What cannot be read is left out, too, and noted in the log.
 * @throws what the first order failed with when none could be read.
 */
export async function readOrders(company: IsnCompany, ids: readonly string[], log: Log): Promise<IsnOrder[]> {
  const people = new Map<string, Promise<IsnRecord | null>>();
  const orders: IsnOrder[] = [];
  const failures = new Map<string, unknown>();
  const waiting = [...ids];
  const reader = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      try {
        const order = await readOrder(company, id, people, log);
        if (order) orders.push(order);
      } catch (error) {
        failures.set(id, error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  const [[, first] = []] = failures;
  if (first && failures.size === ids.length) throw first;
  if (first) {
    const error = first instanceof IsnFailure ? first.reason : String(first);
    log('ISN orders could not be read and are left out', { orders: [...failures.keys()], error });
  }
  return orders.sort((a, b) => compare(a.datetime ?? '~', b.datetime ?? '~') || compare(a.id, b.id));
}

/** Null for an order that is deleted or cancelled. */
async function readOrder(
  company: IsnCompany,
  id: string,
  people: Map<string, Promise<IsnRecord | null>>,
  log: Log,
): Promise<IsnOrder | null> {
  const order = await company.read('order', id);
  if (answerOf(order, 'show') === false || answerOf(order, 'canceled') === true) return null;
  const person = (kind: 'client' | 'agent' | 'user', field: string) => {
    const personId = isnId(fieldOf(order, field));
    if (!personId) return null;
    const key = `${kind} ${personId}`;
    const known = people.get(key) ?? readPerson(company, kind, personId, log);
    people.set(key, known);
    return known;
  };
  const [client, buyersAgent, sellersAgent, inspector] = await Promise.all([
    person('client', 'client'),
    person('agent', 'buyersagent'),
    person('agent', 'sellersagent'),
    person('user', 'inspector1'),
  ]);
  return orderHeader({ order: { ...order, id }, client, buyersAgent, sellersAgent, inspector });
}

/** Null for somebody whom ISN does not show: the order is written without. */
async function readPerson(
  company: IsnCompany,
  kind: 'client' | 'agent' | 'user',
  id: string,
  log: Log,
): Promise<IsnRecord | null> {
  try {
    return await company.read(kind, id);
  } catch (error) {
    if (!(error instanceof IsnFailure) || error.kind !== 'refused') throw error;
    log('somebody of an ISN order is not shown by ISN', { kind, id, error: error.message });
    return null;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

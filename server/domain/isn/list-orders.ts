import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';
import { SharedWork } from '../shared-work.ts';
import { isnNotSetUp } from './isn-not-set-up.ts';
import type { CachedOrders, StoredIsnCredentials } from './isn-store.ts';
import { openAccess } from './open-access.ts';

type OrderPorts = Pick<Ports, 'accounts' | 'isn' | 'isnOrders' | 'secrets' | 'clock'>;

const fetches = new SharedWork<CachedOrders | null>();

/**
 * The actor's upcoming ISN orders: those that were read before, or, where there are none and with `forceUpdate`, read
 * now. However many ask meanwhile, ISN is read once.
 * @throws AppError CONFLICT without credentials; BAD_USER_INPUT with ISN's own message; UNAVAILABLE. What was read before
 * stays.
 */
export async function listIsnOrders(
  ports: OrderPorts,
  actor: Actor | null,
  input: { forceUpdate: boolean },
): Promise<CachedOrders> {
  const { accountId } = await requireSubscriber(ports, actor);
  for (;;) {
    const stored = await ports.isn.credentials(accountId);
    if (!stored) throw isnNotSetUp('CONFLICT');
    // Looked for first: a fetch that ends while the cache is read must not be followed by another one.
    const running = fetches.running(ports.isn, stored.version);
    const cached = input.forceUpdate ? null : await ports.isn.cachedOrders(accountId);
    if (cached) return cached;
    const fetched = await (running ?? fetches.of(ports.isn, stored.version, () => fetchOrders(ports, stored)));
    if (fetched) return fetched;
  }
}

/** @returns null when the credentials were replaced or deleted meanwhile: what came of the old ones is nobody's concern. */
async function fetchOrders(ports: OrderPorts, stored: StoredIsnCredentials): Promise<CachedOrders | null> {
  const { accountId, version } = stored;
  const fetchedAt = ports.clock.now();
  try {
    const { orders, domain } = await ports.isnOrders.orders(openAccess(ports, stored));
    const fetched = { orders, fetchedAt };
    return (await ports.isn.keepOrders(accountId, version, fetched, domain)) ? fetched : null;
  } catch (error) {
    const newest = await ports.isn.credentials(accountId);
    if (newest?.version !== version) return null;
    throw error;
  }
}

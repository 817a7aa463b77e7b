import type { Clock } from '../../domain/clock.ts';
import { systemClock } from '../../domain/clock.ts';
import { AppError } from '../../domain/errors.ts';
import type { IsnOrder } from '../../domain/isn/isn-order.ts';
import type { IsnAccess, IsnCredentials, IsnOrders } from '../../domain/isn/isn-orders.ts';
import { CallLimiter } from './call-limiter.ts';
import { atCompany, type Places } from './find-company.ts';
import { IsnCompany } from './isn-company.ts';
import { IsnDomains } from './isn-domains.ts';
import { isnId } from './isn-id.ts';
import { readOrders } from './read-orders.ts';
import { wantedOrders } from './wanted-orders.ts';

const COMPANY_KEY = /^[a-z0-9-]+$/;

/** Calls of one account at the same time. */
const CALLS_AT_ONCE = 4;

/** Milliseconds that checking, reading or adding may take in all; nobody waits 20 s for the answer. */
const OPERATION_MS = 19_000;

export interface HttpIsnOrdersOptions {
  /** Host names that ISN may be asked at: no other is. */
  domains: readonly string[];
  /** Tells the domain of a company; null when there is nobody to ask. */
  lookUpUrl: string | null;
  /** Where a domain is reached; without it by https under its name. Only for what plays ISN on this machine. */
  originOf?: (domain: string) => string;
  /** Told of what was left out. */
  log: Places['log'];
  clock?: Clock;
}

/** ISN by its web interface: HTTP Basic over https. */
export class HttpIsnOrders implements IsnOrders {
  readonly #places: Places;
  readonly #originOf: (domain: string) => string;
  readonly #clock: Clock;
  readonly #limiter = new CallLimiter(CALLS_AT_ONCE);

  constructor({ domains, lookUpUrl, originOf, log, clock }: HttpIsnOrdersOptions) {
    this.#places = { domains: new IsnDomains(domains), lookUpUrl, log };
    this.#originOf = originOf ?? ((domain) => `https://${domain}`);
    this.#clock = clock ?? systemClock;
  }

  async check(credentials: IsnCredentials): Promise<{ domain: string }> {
    const { domain } = await this.#atCompany({ ...credentials, domain: null }, (company) => company.get('me'));
    return { domain };
  }

  async orders(access: IsnAccess): Promise<{ orders: IsnOrder[]; domain: string }> {
    const year = this.#clock.now().getFullYear();
    const { domain, answer } = await this.#atCompany(access, async (company) => ({
      company,
      ids: await wantedOrders(company, year),
    }));
    return { orders: await readOrders(answer.company, answer.ids, this.#places.log), domain };
  }

  async addReportUrl(access: IsnAccess, { orderId, url, title }: { orderId: string; url: string; title: string }) {
    const id = isnId(orderId);
    if (!id) throw new AppError('BAD_USER_INPUT', 'The report was not written for an order of ISN.');
    // Not public: the link opens for the inspector only.
    await this.#atCompany(access, (company) => company.put('orders/addreporturl', { id, url, title, public: 'false' }));
  }

  #atCompany<Answer>(access: IsnAccess, attempt: (company: IsnCompany) => Promise<Answer>) {
    if (!COMPANY_KEY.test(access.companyKey)) {
      const sentence = 'A company key has only small letters, digits and hyphens. Please check yours.';
      throw new AppError('BAD_USER_INPUT', sentence);
    }
    const signal = AbortSignal.timeout(OPERATION_MS);
    return atCompany(this.#places, access, signal, (domain) =>
      attempt(new IsnCompany({ origin: this.#originOf(domain), credentials: access, limiter: this.#limiter, signal })),
    );
  }
}

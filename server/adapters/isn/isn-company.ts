import type { IsnCredentials } from '../../domain/isn/isn-orders.ts';
import type { IsnRecord } from '../../domain/isn/isn-record.ts';
import { askIsn } from './ask-isn.ts';
import type { CallLimiter } from './call-limiter.ts';
import { IsnFailure } from './isn-failure.ts';

/** ISN of one company, during one operation of an account. Nothing can be deleted through it. */
export class IsnCompany {
  readonly #base: string;
  readonly #credentials: IsnCredentials;
  readonly #limiter: CallLimiter;
  readonly #signal: AbortSignal;

  /** @param at `origin` of a listed domain; the company key of the credentials is known to be one. */
  constructor(at: { origin: string; credentials: IsnCredentials; limiter: CallLimiter; signal: AbortSignal }) {
    this.#base = `${at.origin}/${at.credentials.companyKey}/rest/`;
    this.#credentials = at.credentials;
    this.#limiter = at.limiter;
    this.#signal = at.signal;
  }

  /** @throws IsnFailure */
  get(path: string, query: Record<string, string> = {}): Promise<IsnRecord> {
    return this.#ask('GET', path, query);
  }

  /** Sends parameters in the query: ISN reads no body. @throws IsnFailure */
  put(path: string, query: Record<string, string>): Promise<IsnRecord> {
    return this.#ask('PUT', path, query);
  }

  /** @param id as `isnId` gives it. @throws IsnFailure */
  async read(kind: 'order' | 'client' | 'agent' | 'user', id: string): Promise<IsnRecord> {
    const record = (await this.get(`${kind}/${id}`))[kind];
    if (typeof record === 'object' && record !== null) return record as IsnRecord;
    throw IsnFailure.foreign(`ISN answered without the ${kind}.`);
  }

  async #ask(method: 'GET' | 'PUT', path: string, query: Record<string, string>): Promise<IsnRecord> {
    const url = new URL(`${this.#base}${path}`);
    url.search = new URLSearchParams(query).toString();
    const { username, password, companyKey } = this.#credentials;
    const headers = {
      authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
    };
    const call = () => askIsn({ method, url, headers, signal: this.#signal });
    try {
      return await this.#limiter.run(`${companyKey}\n${username}`, this.#signal, call);
    } catch (error) {
      throw error instanceof IsnFailure ? error : IsnFailure.down(error);
    }
  }
}

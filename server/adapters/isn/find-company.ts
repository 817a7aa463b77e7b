import type { IsnAccess } from '../../domain/isn/isn-orders.ts';
import { fieldOf } from '../../domain/isn/isn-record.ts';
import { askIsn } from './ask-isn.ts';
import type { IsnDomains } from './isn-domains.ts';
import { IsnFailure } from './isn-failure.ts';

/** Where a company may be found. */
export interface Places {
  domains: IsnDomains;
  /** Tells the domain of a company key; null when there is nobody to ask. */
  lookUpUrl: string | null;
  /** Told of look-ups that came to nothing. */
  log: (message: string, details?: Record<string, unknown>) => void;
}

/**
 * Does something at the domain that serves a company: the remembered one; else the one that the look-up names; else the
 * listed ones in turn.
 * @throws IsnFailure what was told where the company is; when nobody knows where that is, the most telling failure.
 */
export async function atCompany<Answer>(
  places: Places,
  access: IsnAccess,
  signal: AbortSignal,
  attempt: (domain: string) => Promise<Answer>,
): Promise<{ domain: string; answer: Answer }> {
  const failures = new Map<string, IsnFailure>();
  for await (const domain of candidates(places, access, signal, failures)) {
    try {
      return { domain, answer: await attempt(domain) };
    } catch (error) {
      if (!(error instanceof IsnFailure)) throw error;
      failures.set(domain, error);
    }
  }
  const told = [...failures.values()];
  const kinds = ['refused', 'down', 'foreign'];
  throw told.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))[0] ?? new Error('No ISN domain is listed.');
}

/** Domains to try, each once; `failures` tells how it went with those before. */
async function* candidates(
  { domains, lookUpUrl, log }: Places,
  { domain, companyKey }: IsnAccess,
  signal: AbortSignal,
  failures: ReadonlyMap<string, IsnFailure>,
): AsyncGenerator<string> {
  const remembered = domains.named(domain);
  if (remembered) {
    yield remembered;
    if (failures.get(remembered)?.kind === 'refused') return;
  }
  const found = lookUpUrl && domains.ofAddress(await lookUp(lookUpUrl, companyKey, signal, log));
  if (found) {
    if (!failures.has(found)) yield found;
    if (failures.get(found)?.kind !== 'foreign') return;
  }
  for (const listed of domains.all) if (!failures.has(listed)) yield listed;
}

/** The address that serves a company, as it was told; '' when it was not. */
async function lookUp(lookUpUrl: string, companyKey: string, signal: AbortSignal, log: Places['log']): Promise<string> {
  const url = new URL(lookUpUrl);
  url.searchParams.set('companykey', companyKey);
  try {
    return fieldOf(await askIsn({ method: 'GET', url, headers: {}, signal }), 'url');
  } catch (error) {
    if (!(error instanceof IsnFailure)) throw error;
    log('the ISN domain of a company could not be looked up', { companyKey, error: error.reason });
    return '';
  }
}

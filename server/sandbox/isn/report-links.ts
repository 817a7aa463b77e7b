import { randomUUID } from 'node:crypto';

/** A link to a report that was given back. */
export interface ReportLink {
  id: string;
  url: string;
  title: string;
  isPublic: boolean;
}

/** Links to reports, by company and order. Only in memory: they are there to be looked at. */
export class ReportLinks {
  readonly #links = new Map<string, ReportLink[]>();

  /** @returns the new link's id. */
  add(companyKey: string, orderId: string, link: Omit<ReportLink, 'id'>): string {
    const id = randomUUID();
    this.#links.set(`${companyKey} ${orderId}`, [...this.of(companyKey, orderId), { ...link, id }]);
    return id;
  }

  of(companyKey: string, orderId: string): readonly ReportLink[] {
    return this.#links.get(`${companyKey} ${orderId}`) ?? [];
  }

  /** Orders that have links. */
  get orders(): { companyKey: string; orderId: string; links: readonly ReportLink[] }[] {
    return [...this.#links].map(([key, links]) => {
      const [companyKey = '', orderId = ''] = key.split(' ');
      return { companyKey, orderId, links };
    });
  }
}

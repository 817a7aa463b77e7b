import type { AccountJob } from '../job-queue.ts';

/** A link to a finished report, to be added to the ISN order that it was written for. */
export interface GiveBackJob extends AccountJob {
  reportId: string;
  /** Of the report's package: a report that is written again has another one, and another job. */
  packageVersion: string;
  orderId: string;
}

/** Most characters of an order's id. ISN's own have 36. */
const MAX_ID_LENGTH = 100;

/** ISN's id of the order that a report was created with; null where that came from elsewhere, or there was none. */
export function orderIdOf(header: string | null): string | null {
  try {
    const { id } = JSON.parse(header ?? '{}');
    return typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH ? id : null;
  } catch {
    return null; // nobody's order
  }
}

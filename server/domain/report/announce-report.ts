import type { Ports } from '../ports.ts';

/** Tells everybody who watches the report that something about it changed. */
export function announceReport(ports: Pick<Ports, 'events'>, report: { id: string; accountId: string }): Promise<void> {
  return ports.events.publish({ type: 'reportChanged', accountId: report.accountId, reportId: report.id });
}

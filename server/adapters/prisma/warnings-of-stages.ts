import type { ReportMessage } from '../../domain/report/report.ts';
import { PROCESSING_STATUSES } from '../../domain/report/status.ts';
import type { Transaction } from './client.ts';

/** Warnings of a report's finished stages, in the order of the pipeline. */
export async function warningsOfStages(tx: Transaction, reportId: string): Promise<ReportMessage[]> {
  const rows = await tx.finishedStage.findMany({ where: { reportId } });
  const byStage = new Map(rows.map(({ stage, warnings }) => [stage, warnings]));
  return PROCESSING_STATUSES.flatMap((stage) => byStage.get(stage) ?? []).map((text) => ({ type: 'warning', text }));
}

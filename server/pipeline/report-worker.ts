import { randomUUID } from 'node:crypto';
import { AppError } from '../domain/errors.ts';
import type { EventBus } from '../domain/events.ts';
import type { FileStore } from '../domain/file-store.ts';
import type { LessonStore } from '../domain/lessons/lesson-store.ts';
import { reportFolder } from '../domain/report/report-files.ts';
import type { ReportJob } from '../domain/report/report-job.ts';
import { LeaseLostError, type RunStore } from '../domain/report/report-store.ts';
import type { TemplateStore } from '../domain/template/template-store.ts';
import { reportWorkspace, scratchPrefix } from './report-workspace.ts';
import { RunJournal } from './run-journal.ts';
import { runPipeline } from './run-pipeline.ts';
import type { Tools } from './stage.ts';

/** What a worker needs to write reports. */
export interface WorkerPorts {
  runs: RunStore;
  templates: TemplateStore;
  lessons: Pick<LessonStore, 'list'>;
  files: FileStore;
  events: EventBus;
  tools: Tools;
  log: (message: string, details?: Record<string, unknown>) => void;
}

/**
 * Writes one report: takes the run over, walks the stages, ends it as completed or error.
 * An AppError is the inspector's to mend and ends the run; any other failure is thrown, so that the queue
 * hands the job out again.
 * @param signal aborts when the worker stops or has lost the job.
 */
export async function writeReport(ports: WorkerPorts, job: ReportJob, signal: AbortSignal): Promise<void> {
  const lease = { reportId: job.reportId, leaseId: randomUUID() };
  const report = await ports.runs.claim(job.reportId, lease.leaseId);
  if (!report) return;
  const log: WorkerPorts['log'] = (message, details) => ports.log(message, { reportId: report.id, ...details });
  const announce = () =>
    ports.events.publish({ type: 'reportChanged', accountId: report.accountId, reportId: report.id });

  const lost = new AbortController();
  const stop = AbortSignal.any([signal, lost.signal]);
  const journal = new RunJournal(ports.runs, lease, announce, (error) => lost.abort(error));
  log('run started', { audioFiles: report.audioFiles.length });
  try {
    const workspace = reportWorkspace(ports, report, lease, stop, log);
    await runPipeline(workspace, ports.tools, journal);
    await journal.settled();
    await ports.runs.complete(lease, await workspace.finishedPackage());
    await ports.files.deleteAll(scratchPrefix(report.id));
    log('run completed');
  } catch (error) {
    if (error instanceof LeaseLostError || lost.signal.aborted) {
      // Whoever deleted the report may have removed its files while this run was still writing one.
      if (!(await ports.runs.exists(report.id))) await ports.files.deleteAll(reportFolder(report.id));
      return log('run was taken over or cancelled');
    }
    if (signal.aborted) throw signal.reason;
    if (!(error instanceof AppError)) throw error;
    log('run failed', { message: error.message });
    await journal.settled();
    await ports.runs.fail(lease, error.message);
  }
  await announce();
}

/**
 * Ends a run whose job failed for good, so that its report does not seem to be working for ever.
 */
export async function giveUpReport(ports: WorkerPorts, job: ReportJob): Promise<void> {
  const lease = { reportId: job.reportId, leaseId: randomUUID() };
  if (!(await ports.runs.claim(job.reportId, lease.leaseId))) return;
  await ports.runs.fail(
    lease,
    'Something went wrong on our side. Please try re-processing in a few minutes, or, if the error persists, contact support.',
  );
  await ports.events.publish({ type: 'reportChanged', accountId: job.accountId, reportId: job.reportId });
}

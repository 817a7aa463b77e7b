import { type Actor, requireSubscriber } from '../access.ts';
import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import type { TemplateType } from '../template/template.ts';
import { announceReport } from './announce-report.ts';
import type { Report } from './report.ts';

/**
 * Starts writing a report. `forceRestart` starts over with the newest template; without it a report that was
 * started before goes on from the stage that failed, with the template that it started with.
 * @throws AppError NOT_FOUND; CONFLICT while it is processed or uploaded, without audio or a processed template,
 * and for a completed report that is not to start over.
 */
export async function processReport(
  ports: Pick<Ports, 'accounts' | 'reports' | 'templates' | 'events'>,
  actor: Actor | null,
  input: { reportId: string; forceRestart: boolean },
): Promise<Report> {
  const { accountId } = await requireSubscriber(ports, actor);
  const { reportId } = input;
  const report = await ports.reports.get(accountId, reportId);
  assertStartable(report, input.forceRestart);

  const earlier = input.forceRestart ? null : templateOf(report);
  const template = earlier ?? (await newestTemplate(ports, accountId));
  await ports.reports.startRun(accountId, reportId, { restart: earlier === null, template });
  await announceReport(ports, report);
  return ports.reports.get(accountId, reportId);
}

function assertStartable(report: Report, forceRestart: boolean): void {
  if (report.status === 'uploading_audio' || report.status === 'uploading_images') {
    throw new AppError(
      'CONFLICT',
      'Files of this report are still being uploaded. Please wait until that has finished.',
    );
  }
  if (report.audioFiles.length === 0) throw new AppError('CONFLICT', 'Please select at least one audio file');
  if (report.status === 'completed' && !forceRestart) {
    throw new AppError('CONFLICT', 'This report is already completed. Choose Reprocess to write it again.');
  }
}

function templateOf(report: Report): { versionId: string; type: TemplateType } | null {
  const { templateVersionId: versionId, templateType: type } = report;
  return versionId && type ? { versionId, type } : null;
}

async function newestTemplate(ports: Pick<Ports, 'templates'>, accountId: string) {
  const template = await ports.templates.current(accountId);
  if (template?.status !== 'processed') {
    throw new AppError(
      'CONFLICT',
      'Please upload a template, or choose a default template, before you write a report.',
    );
  }
  return { versionId: template.versionId, type: template.type };
}

import { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { AppError } from '../domain/errors.ts';
import type { FileStore } from '../domain/file-store.ts';
import type { LessonStore } from '../domain/lessons/lesson-store.ts';
import type { PackageFile, Report } from '../domain/report/report.ts';
import { explanationKey, reportFolder } from '../domain/report/report-files.ts';
import type { Lease, RunStore } from '../domain/report/report-store.ts';
import type { TemplateStore } from '../domain/template/template-store.ts';
import type { Workspace } from './run-pipeline.ts';
import type { WorkFile } from './stage.ts';

type StoredFile = Pick<Report['audioFiles'][number], 'name' | 'size' | 'fileKey'>;

/** A workspace that keeps its results in the database and its files in the file store. */
export function reportWorkspace(
  ports: { runs: RunStore; templates: TemplateStore; files: FileStore; lessons: Pick<LessonStore, 'list'> },
  report: Report,
  lease: Lease,
  signal: AbortSignal,
  log: Workspace['log'],
): Workspace & { finishedPackage(): Promise<PackageFile> } {
  const { runs, templates, files } = ports;
  const workFile = (file: StoredFile): WorkFile => ({
    name: file.name,
    size: file.size,
    open: async () => (await files.get(file.fileKey)).body,
  });
  const answerKey = (key: string) => `${reportFolder(report.id)}answers/${key}.json`;
  const scratch = (name: string) => `${scratchPrefix(report.id)}${name}`;
  let template: Promise<Uint8Array> | undefined;

  const readTemplate = async () => {
    if (!report.templateVersionId) throw new Error(`Report ${report.id} was started without a template.`);
    const version = await templates.version(report.accountId, report.templateVersionId);
    return buffer((await files.get(version.fileKey)).body);
  };

  return {
    settings: report.settings,
    header: report.header,
    audio: report.audioFiles.map(workFile),
    images: report.imageFiles.map((image) => ({
      ...workFile(image),
      isExcluded: image.isExcluded,
      caption: image.caption,
    })),
    pictureClockOffsetSeconds: report.pictureClockOffsetSeconds,
    signal,
    log,
    template: () => {
      template ??= readTemplate();
      return template;
    },
    lessons: () => ports.lessons.list(report.accountId),
    async tellRecordingSeconds(position, seconds) {
      const file = report.audioFiles[position];
      if (!file) throw new Error(`Report ${report.id} has no recording ${position}.`);
      await runs.setRecordingSeconds(lease, file.id, seconds);
    },
    keep: (key, value) => runs.keep(lease, key, value),
    kept: (key) => runs.kept(report.id, key),
    keptAll: (prefix) => runs.keptAll(report.id, prefix),
    putScratch: (name, body) => files.put(scratch(name), body, { signal }),
    getScratch: (name, range) => files.get(scratch(name), range),
    async remember(key, value) {
      await files.put(answerKey(key), Readable.from([JSON.stringify(value)], { objectMode: false }), { signal });
    },
    async remembered(key) {
      try {
        return await json((await files.get(answerKey(key))).body);
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
        throw error;
      }
    },
    async putExplanation(explanation) {
      const text = JSON.stringify(explanation);
      await files.put(explanationKey(report.id), Readable.from([text], { objectMode: false }), { signal });
    },
    async putPackage(fileName, contentType, body) {
      const fileKey = `reports/${report.id}/package/${fileName}`;
      const { size } = await files.put(fileKey, body, { signal });
      const result = { fileKey, fileName, contentType, size };
      await runs.keep(lease, 'package', result);
      return result;
    },
    async finishedPackage() {
      const result = await runs.kept(report.id, 'package');
      if (!result) throw new Error(`Report ${report.id} ended without a package.`);
      return result as PackageFile;
    },
  };
}

/** Where a run keeps bytes until the report is completed. */
export function scratchPrefix(reportId: string): string {
  return `reports/${reportId}/scratch/`;
}

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PackageFile } from '../../server/domain/report/report.ts';
import { DEFAULT_SETTINGS } from '../../server/domain/report/report.ts';
import type { Workspace } from '../../server/pipeline/run-pipeline.ts';

/** A workspace in memory; what was kept and logged can be looked at. */
export function fakeWorkspace(overrides: Partial<Workspace> = {}) {
  const values = new Map<string, unknown>();
  /** What stays over restarts. */
  const answers = new Map<string, unknown>();
  const scratch = new Map<string, Buffer>();
  const logs: { message: string; details?: Record<string, unknown> }[] = [];
  const recordingSeconds: number[] = [];
  const explanations: unknown[] = [];
  const packages: { package: PackageFile; bytes: Buffer }[] = [];
  const workspace: Workspace = {
    settings: DEFAULT_SETTINGS,
    header: null,
    audio: [],
    images: [],
    pictureClockOffsetSeconds: null,
    signal: new AbortController().signal,
    template: async () => new Uint8Array(),
    lessons: async () => [],
    tellRecordingSeconds: async (position, seconds) => {
      recordingSeconds[position] = seconds;
    },
    keep: async (key, value) => void values.set(key, structuredClone(value)),
    kept: async (key) => structuredClone(values.get(key)),
    keptAll: async (prefix) => new Map([...values].filter(([key]) => key.startsWith(prefix))),
    remember: async (key, value) => void answers.set(key, structuredClone(value)),
    remembered: async (key) => structuredClone(answers.get(key)),
    putScratch: async (name, body) => {
      const bytes = await buffer(body);
      scratch.set(name, bytes);
      return { size: bytes.length };
    },
    getScratch: async (name, range) => {
      const bytes = scratch.get(name) ?? Buffer.alloc(0);
      return { size: bytes.length, body: Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]) };
    },
    putExplanation: async (explanation) => void explanations.push(structuredClone(explanation)),
    putPackage: async (fileName, contentType, body) => {
      const bytes = await buffer(body);
      const result = { fileKey: fileName, fileName, contentType, size: bytes.length };
      packages.push({ package: result, bytes });
      return result;
    },
    log: (message, details) => void logs.push({ message, details }),
    ...overrides,
  };
  return { workspace, values, answers, scratch, logs, packages, explanations, recordingSeconds };
}

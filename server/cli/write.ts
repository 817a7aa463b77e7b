import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureModels } from '../adapters/shared/fetched-models/models.ts';
import { MoonshineSpeechToText } from '../adapters/speech/moonshine-speech-to-text.ts';
import { loadConfig } from '../config.ts';
import { type Transcript, transcriptText } from '../domain/dictation/speech/transcript.ts';
import { AppError } from '../domain/errors.ts';
import type { ProcessingStatus } from '../domain/report/status.ts';
import { runPipeline } from '../pipeline/run-pipeline.ts';
import type { Tools } from '../pipeline/stage.ts';
import { reportTools } from '../report-tools.ts';
import { folderWorkspace } from './folder-workspace.ts';
import { readTranscript } from './read-transcript.ts';
import { TerminalJournal } from './terminal-journal.ts';
import { parseWriteArguments, UsageError, WRITE_HELP, type WriteArguments } from './write-arguments.ts';

const WITHOUT_AUDIO: ProcessingStatus[] = ['initializing', 'converting_audio', 'transcribing_audio'];

async function writeReport(args: WriteArguments, signal: AbortSignal): Promise<void> {
  await mkdir(args.out, { recursive: true });
  const scratch = await mkdtemp(join(tmpdir(), 'plumbline-'));
  const tools = await toolsFor(args);
  try {
    const header = args.isnOrder ? await readFile(args.isnOrder, 'utf8') : null;
    const workspace = await folderWorkspace({ ...args, header }, { scratch, out: args.out }, signal);
    if (args.transcript) await workspace.keep('transcript', await readTranscript(args.transcript));
    await runPipeline(workspace, tools, new TerminalJournal(process.stderr, args.transcript ? WITHOUT_AUDIO : []));
    const transcript = (await workspace.kept('transcript')) as Transcript;
    await writeFile(join(args.out, 'transcript.txt'), transcriptText(transcript));
  } finally {
    await Promise.all([tools.speech.close(), tools.meaning.close()]);
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The speech model is loaded only when there is something to recognise. */
async function toolsFor(args: WriteArguments): Promise<Tools> {
  const config = loadConfig(process.env);
  const parallel = Math.min(2, availableParallelism());
  const models = await ensureModels({ dir: config.modelsDir, log: () => {} });
  const speech = args.transcript
    ? { parallel, planChunks: async () => [], recognise: async () => [], close: async () => {} }
    : await MoonshineSpeechToText.load(models.speech, { parallel });
  return reportTools(config, speech, models.meaning);
}

/** One sentence for the person at the terminal. */
function sentenceOf(error: unknown): string {
  if (error instanceof AppError || error instanceof UsageError) return error.message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no file ${path}.`;
  if (code === 'EACCES' || code === 'EPERM') return `${path} cannot be read or written: permission denied.`;
  return `The report could not be written: ${message}`;
}

const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort(new UsageError('Interrupted; no report was written.')));
try {
  const args = parseWriteArguments(process.argv.slice(2));
  if (args) await writeReport(args, interrupted.signal);
  else process.stdout.write(WRITE_HELP);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}

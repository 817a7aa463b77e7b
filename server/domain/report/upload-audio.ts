import { randomUUID } from 'node:crypto';
import { type Actor, requireSubscriber } from '../access.ts';
import { AUDIO_EXTENSIONS, SNIFF_BYTES } from '../dictation/speech/audio-decoder.ts';
import { AppError } from '../errors.ts';
import { discard, displayName, extensionOf, type IncomingFile, storeIncoming } from '../incoming-file.ts';
import type { Ports } from '../ports.ts';
import type { Report, ReportMessage } from './report.ts';
import { uploadKey } from './report-files.ts';
import { assertTakesFiles, INTERRUPTED, setUploadStatus } from './upload-status.ts';

type UploadPorts = Pick<Ports, 'accounts' | 'reports' | 'files' | 'events' | 'decoder' | 'limits'>;

/** A file that is not there after the upload, and why. */
interface MissingFile {
  name: string;
  error: unknown;
}

const WRONG_EXTENSION =
  'Please upload valid audio files. Supported formats: MP3, WAV, FLAC, OGG, M4A, AAC (More formats soon)';

/**
 * Adds recordings to a report, in the order in which they come, each streamed straight into the file store.
 * Statuses: `uploading_audio`, then `audio_uploaded`, or `upload_partial_success` with the missing files named, or
 * `upload_failed` where the report holds no audio. What was stored stays stored when another file is refused.
 * @throws AppError NOT_FOUND, CONFLICT for a report that was started, BAD_USER_INPUT without a file,
 * UNPROCESSABLE_FILE or PAYLOAD_TOO_LARGE naming what was refused.
 */
export async function uploadAudio(
  ports: UploadPorts,
  actor: Actor | null,
  input: { reportId: string; files: AsyncIterable<IncomingFile> },
): Promise<Report> {
  const { accountId } = await requireSubscriber(ports, actor);
  const report = await ports.reports.get(accountId, input.reportId);
  assertTakesFiles(report);
  await setUploadStatus(ports, report, 'uploading_audio');

  const { stored, missing, interruption } = await storeAll(ports, report, input.files);
  const messages: ReportMessage[] = missing.map(({ name, error }) => ({
    type: 'warning',
    text: `"${name}" is missing. ${error instanceof AppError ? error.message : INTERRUPTED}`,
  }));
  if (interruption && messages.length === 0) messages.push({ type: 'warning', text: INTERRUPTED });
  const complete = stored > 0 && missing.length === 0 && !interruption;
  const hasAudio = report.audioFiles.length + stored > 0;
  const status = complete ? 'audio_uploaded' : hasAudio ? 'upload_partial_success' : 'upload_failed';
  const uploaded = await setUploadStatus(ports, report, status, messages);

  if (interruption) throw interruption.error;
  const refusals = missing.map(({ error }) => error as AppError);
  if (refusals[0]) throw new AppError(refusals[0].code, [...new Set(refusals.map((error) => error.message))].join(' '));
  if (stored === 0) throw new AppError('BAD_USER_INPUT', 'Please select at least one audio file');
  return uploaded;
}

/** Stores file after file. A refused file is passed over; a broken connection or store ends it. */
async function storeAll(ports: UploadPorts, report: Report, files: AsyncIterable<IncomingFile>) {
  const missing: MissingFile[] = [];
  let stored = 0;
  try {
    for await (const file of files) {
      const name = displayName(file.name);
      try {
        await storeAudio(ports, report, { name, body: file.body }, report.audioFiles.length + stored + 1);
        stored++;
      } catch (error) {
        missing.push({ name, error });
        if (!(error instanceof AppError)) throw error;
      }
    }
  } catch (error) {
    return { stored, missing, interruption: { error } };
  }
  return { stored, missing, interruption: null };
}

async function storeAudio(ports: UploadPorts, report: Report, file: IncomingFile, position: number): Promise<void> {
  const { maxAudioBytes, maxAudioFiles } = ports.limits;
  const extension = extensionOf(file.name);
  const refusal = !(AUDIO_EXTENSIONS as readonly string[]).includes(extension)
    ? new AppError('UNPROCESSABLE_FILE', WRONG_EXTENSION)
    : position > maxAudioFiles
      ? new AppError('PAYLOAD_TOO_LARGE', `A report may have at most ${maxAudioFiles} audio files.`)
      : null;
  if (refusal) {
    discard(file);
    throw refusal;
  }
  const fileKey = uploadKey(report.id, 'audio', position, extension);
  const { size } = await storeIncoming(ports.files, fileKey, file, {
    maxBytes: maxAudioBytes,
    headBytes: SNIFF_BYTES,
    refuses: (head) =>
      ports.decoder.sniff(head) ? null : `"${file.name}" does not contain audio. Please upload a recording.`,
  });
  try {
    await ports.reports.addAudio(report.accountId, report.id, { id: randomUUID(), name: file.name, size, fileKey });
  } catch (error) {
    await ports.files.delete(fileKey);
    throw error;
  }
}

import { fileSize } from '../../components/file-size.ts';
import { takeFiles } from './take-files.ts';

/** What of the upload rules concerns recordings; sizes in bytes. */
export interface AudioRules {
  audioExtensions: readonly string[];
  maxAudioBytes: number;
  maxAudioFiles: number;
}

const NONE_VALID =
  'Please upload valid audio files. Supported formats: MP3, WAV, FLAC, OGG, M4A, AAC (More formats soon)';

/**
 * Adds newly chosen files to those chosen before. Files of other formats are left out without a word, unless none remains
 * (specification, point 5); what the server would refuse for its size or number is named at once.
 */
export function chooseAudio(
  chosen: readonly File[],
  added: readonly File[],
  rules: AudioRules,
): { files: File[]; alert: string | null } {
  const { fresh, refused, tooLarge, tooMany } = takeFiles(chosen, added, {
    extensions: rules.audioExtensions,
    maxBytes: rules.maxAudioBytes,
    maxFiles: rules.maxAudioFiles,
  });
  if (refused.length === added.length) return { files: [...chosen], alert: NONE_VALID };
  const alerts = tooLarge.map(
    ({ name }) => `${name} is larger than ${fileSize(rules.maxAudioBytes)}. Please split it and upload the parts.`,
  );
  if (tooMany.length > 0) {
    alerts.push(`A report takes at most ${rules.maxAudioFiles} audio files. Please leave out the others.`);
  }
  return { files: [...chosen, ...fresh], alert: alerts.join(' ') || null };
}

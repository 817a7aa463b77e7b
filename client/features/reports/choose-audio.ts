import { fileSize } from '../../components/file-size.ts';

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
  const audio = added.filter(({ name }) =>
    rules.audioExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`)),
  );
  if (audio.length === 0) return { files: [...chosen], alert: NONE_VALID };
  const tooLarge = audio.filter(({ size }) => size > rules.maxAudioBytes);
  const fresh = audio.filter((file) => !tooLarge.includes(file) && !chosen.some((other) => isSameFile(file, other)));
  const files = [...chosen, ...fresh];
  const alerts = tooLarge.map(
    ({ name }) => `${name} is larger than ${fileSize(rules.maxAudioBytes)}. Please split it and upload the parts.`,
  );
  if (files.length > rules.maxAudioFiles) {
    alerts.push(`A report takes at most ${rules.maxAudioFiles} audio files. Please leave out the others.`);
  }
  return { files: files.slice(0, rules.maxAudioFiles), alert: alerts.join(' ') || null };
}

function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}

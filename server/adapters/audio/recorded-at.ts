import { parseReading } from '../../domain/pictures/clock-reading.ts';
import type { RecordedAt } from '../../domain/pictures/recording-file.ts';

/**
 * When a recording was made, from what ffmpeg says of its tags; null where they do not tell a time.
 * - `com.apple.quicktime.creationdate`: when it began, with its zone
 * - `creation_time` of MP4 (ISO/IEC 14496-12, 8.2.2: UTC): when it began or, with Android's recorder, when it was stopped
 * - `date` and `creation_time` of WAV (EBU Tech 3285: local time of the first sample)
 * - `date` of ID3 and Vorbis comments, which mostly is a day or a year only
 */
export function recordedAt(journal: string): RecordedAt | null {
  const tags = inputTags(journal);
  const tag = (name: string) => tags.get(name) ?? '';
  const began = parseReading(tag('com.apple.quicktime.creationdate'));
  if (began) return { ...began, isStart: true };
  const created = parseReading(tag('creation_time'));
  if (created) return { ...created, isStart: false };
  const firstSample = parseReading(`${tag('date')}T${tag('creation_time')}`);
  if (firstSample) return { ...firstSample, isStart: true };
  const dated = parseReading(tag('date'));
  return dated && { ...dated, isStart: false };
}

/** Tags of the file and its first track; those of the file come first and count. */
function inputTags(journal: string): Map<string, string> {
  const input = journal.split(/^\[info\] (?:Stream mapping|Output #)/m)[0] ?? '';
  const tags = new Map<string, string>();
  for (const [, name = '', value = ''] of input.matchAll(/^\[info\] +([\w.-]+) *: (.*)$/gm)) {
    if (!tags.has(name.toLowerCase())) tags.set(name.toLowerCase(), value.trim());
  }
  return tags;
}

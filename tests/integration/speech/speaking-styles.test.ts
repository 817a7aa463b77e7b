import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { transcribe } from '../../../bench/support/transcribe.ts';
import { FfmpegAudioDecoder } from '../../../server/adapters/audio/ffmpeg-audio-decoder.ts';
import { ensureModels } from '../../../server/adapters/shared/fetched-models/models.ts';
import { MoonshineSpeechToText } from '../../../server/adapters/speech/moonshine-speech-to-text.ts';
import { ROOT } from '../../../server/root.ts';
import { recordingOfStyle, SPEAKING_STYLES, stylesTemplate } from '../../support/speaking-styles.ts';
import { writeTranscript } from '../../support/written-dictation.ts';

let speech: MoonshineSpeechToText;

beforeAll(async () => {
  const models = await ensureModels({ dir: join(ROOT, 'models'), log: () => {} });
  speech = await MoonshineSpeechToText.load(models.speech, {
    parallel: 2,
  });
});
afterAll(() => speech.close());

test.each(SPEAKING_STYLES)('$file, from its recording: $proves', async (style) => {
  const tools = { decoder: new FfmpegAudioDecoder(), speech };
  const transcript = await transcribe(tools, createReadStream(recordingOfStyle(style)), `${style.file}.mp3`);
  style.check(await writeTranscript(transcript, stylesTemplate()));
});

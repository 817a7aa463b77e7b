import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sherpa, { type Vad } from 'sherpa-onnx-node';
import { BYTES_PER_SECOND, SAMPLE_RATE } from '../../domain/dictation/speech/speech-to-text.ts';
import type { SpeechRun } from '../../domain/dictation/speech/transcript.ts';
import { blocksOf, toSamples } from './samples.ts';

/** Silero looks at 32 ms at a time. */
const WINDOW = 512;
/** Speech (or noise that is taken for it) without any pause is cut here, so that the detector's memory stays bounded. */
const LONGEST_RUN_SECONDS = 25;

/**
 * Where somebody speaks, in order. Reads the stream in constant memory and lets other work run after every second of
 * audio.
 * @param model path of the Silero model.
 * @param pcm 16 kHz mono s16le.
 */
export async function findSpeechRuns(
  model: string,
  pcm: Readable,
  onProgress?: (seconds: number) => void,
): Promise<{ runs: SpeechRun[]; seconds: number }> {
  const vad = createVad(model);
  const runs: SpeechRun[] = [];
  let bytes = 0;
  let windowsOfRun = 0;
  for await (const second of blocksOf(pcm, BYTES_PER_SECOND)) {
    const samples = toSamples(second);
    for (let start = 0; start < samples.length; start += WINDOW) {
      vad.acceptWaveform(samples.subarray(start, start + WINDOW));
      windowsOfRun = vad.isDetected() ? windowsOfRun + 1 : 0;
      if (windowsOfRun * WINDOW > LONGEST_RUN_SECONDS * SAMPLE_RATE) {
        vad.flush();
        windowsOfRun = 0;
      }
      takeRuns(vad, runs);
    }
    bytes += second.length;
    onProgress?.(bytes / BYTES_PER_SECOND);
    await nextTurn();
  }
  vad.flush();
  takeRuns(vad, runs);
  return { runs, seconds: bytes / BYTES_PER_SECOND };
}

function createVad(model: string): Vad {
  return new sherpa.Vad(
    {
      sileroVad: {
        model,
        threshold: 0.5,
        minSilenceDuration: 0.25,
        minSpeechDuration: 0.1,
        maxSpeechDuration: 20,
        windowSize: WINDOW,
      },
      sampleRate: SAMPLE_RATE,
      numThreads: 1,
      debug: 0,
    },
    60,
  );
}

function takeRuns(vad: Vad, runs: SpeechRun[]): void {
  while (!vad.isEmpty()) {
    const { start, samples } = vad.front(false);
    runs.push({ start: start / SAMPLE_RATE, end: (start + samples.length) / SAMPLE_RATE });
    vad.pop();
  }
}

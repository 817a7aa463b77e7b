/** The part of sherpa-onnx-node that is used here; the package brings no types of its own. */
declare module 'sherpa-onnx-node' {
  interface SampledWave {
    samples: Float32Array;
    sampleRate: number;
  }

  interface OfflineStream {
    acceptWaveform(wave: SampledWave): void;
  }

  interface OfflineRecognizerConfig {
    featConfig: { sampleRate: number; featureDim: number };
    modelConfig: {
      moonshine: { encoder: string; mergedDecoder: string };
      tokens: string;
      numThreads: number;
      provider: 'cpu';
      debug: 0 | 1;
    };
  }

  class OfflineRecognizer {
    static createAsync(config: OfflineRecognizerConfig): Promise<OfflineRecognizer>;
    createStream(): OfflineStream;
    /** Runs on a thread of its own; several may run at the same time. */
    decodeAsync(stream: OfflineStream): Promise<{ text: string }>;
  }

  interface VadConfig {
    sileroVad: {
      model: string;
      threshold: number;
      /** Seconds. */
      minSilenceDuration: number;
      minSpeechDuration: number;
      maxSpeechDuration: number;
      /** Samples. */
      windowSize: number;
    };
    sampleRate: number;
    numThreads: number;
    debug: 0 | 1;
  }

  class Vad {
    constructor(config: VadConfig, bufferSeconds: number);
    acceptWaveform(samples: Float32Array): void;
    isDetected(): boolean;
    isEmpty(): boolean;
    /** `start` counts samples from the first one ever given. */
    front(enableExternalBuffer: boolean): { start: number; samples: Float32Array };
    pop(): void;
    flush(): void;
  }

  const sherpa: { OfflineRecognizer: typeof OfflineRecognizer; Vad: typeof Vad };

  export type { OfflineRecognizer, Vad };
  export default sherpa;
}

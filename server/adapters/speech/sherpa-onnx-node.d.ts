/** The part of sherpa-onnx-node that is used here; the package brings no types of its own. */
declare module 'sherpa-onnx-node' {
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

  const sherpa: { Vad: typeof Vad };

  export type { Vad };
  export default sherpa;
}

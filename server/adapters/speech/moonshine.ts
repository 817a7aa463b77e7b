import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { SpeechModels } from '../shared/fetched-models/models.ts';
import type { Ear, Row } from './likeliest-tokens.ts';

/** Shape of the base model. */
const LAYERS = 8;
const HEADS = 8;
const WIDTH = 52;

const SESSION: InferenceSession.SessionOptions = {
  // Two threads on one chunk are slower than one on each of two.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  // The largest weights are unpacked once, not at every token: a third less time for 50 MB.
  extra: { session: { disable_quant_qdq: '1' } },
};

const partsOf = (side: string) =>
  Array.from({ length: LAYERS }, (_, layer) => [`${layer}.${side}.key`, `${layer}.${side}.value`]).flat();
/** What the decoder remembers of the text so far. */
const TEXT_PARTS = partsOf('decoder');
/** What it made of the sound at the first step. */
const SOUND_PARTS = partsOf('encoder');

const past = (part: string) => `past_key_values.${part}`;
const present = (part: string) => `present.${part}`;

/** The speech model: an encoder, which hears, and a decoder, which goes on with texts. */
export class Moonshine {
  readonly #encoder: InferenceSession;
  readonly #decoder: InferenceSession;

  private constructor(encoder: InferenceSession, decoder: InferenceSession) {
    this.#encoder = encoder;
    this.#decoder = decoder;
  }

  static async load({ encoder, decoder }: SpeechModels): Promise<Moonshine> {
    const [hearing, writing] = await Promise.all(
      [encoder, decoder].map((path) => InferenceSession.create(path, SESSION)),
    );
    return new Moonshine(hearing as InferenceSession, writing as InferenceSession);
  }

  /** @param samples 16 kHz, from -1 to 1. @returns a new ear for each time that they are to be heard. */
  async listen(samples: Float32Array): Promise<() => Ear> {
    const { last_hidden_state: sound } = await this.#encoder.run({
      input_values: new Tensor('float32', samples, [1, samples.length]),
    });
    return () => new MoonshineEar(this.#decoder, sound as Tensor);
  }
}

class MoonshineEar implements Ear {
  readonly #decoder: InferenceSession;
  readonly #sound: Tensor;
  #past: Record<string, Tensor>;
  #isFirst = true;

  constructor(decoder: InferenceSession, sound: Tensor) {
    this.#decoder = decoder;
    this.#sound = sound;
    const nothing = new Tensor('float32', new Float32Array(0), [0, HEADS, 1, WIDTH]);
    this.#past = Object.fromEntries([...TEXT_PARTS, ...SOUND_PARTS].map((part) => [past(part), nothing]));
  }

  async hear(rows: readonly Row[]): Promise<Float32Array> {
    if (!this.#isFirst) this.#arrange(rows.map(({ from }) => from));
    const tokens = BigInt64Array.from(rows, ({ token }) => BigInt(token));
    const out = await this.#decoder.run({
      input_ids: new Tensor('int64', tokens, [rows.length, 1]),
      encoder_hidden_states: this.#sound,
      use_cache_branch: new Tensor('bool', [!this.#isFirst], [1]),
      ...this.#past,
    });
    const parts = this.#isFirst ? [...TEXT_PARTS, ...SOUND_PARTS] : TEXT_PARTS;
    for (const part of parts) this.#past[past(part)] = out[present(part)] as Tensor;
    this.#isFirst = false;
    return (out.logits as Tensor).data as Float32Array;
  }

  /** Lays what is remembered of the rows before so that each row goes on from its own. */
  #arrange(from: readonly number[]): void {
    for (const part of TEXT_PARTS) {
      const before = this.#past[past(part)] as Tensor;
      const [count, ...shape] = before.dims as [number, ...number[]];
      if (from.length === count && from.every((row, index) => row === index)) return;
      const data = before.data as Float32Array;
      const size = data.length / count;
      const after = new Float32Array(from.length * size);
      for (const [index, row] of from.entries()) after.set(data.subarray(row * size, (row + 1) * size), index * size);
      this.#past[past(part)] = new Tensor('float32', after, [from.length, ...shape]);
    }
  }
}

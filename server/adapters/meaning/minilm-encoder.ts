import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { SentenceEncoder } from '../../domain/dictation/likeness/sentence-encoder.ts';
import type { MeaningModel } from '../shared/fetched-models/models.ts';
import { readWeights } from './base-weights.ts';
import { encoderGraph } from './encoder-graph.ts';
import { onnxModel } from './onnx-model.ts';
import { WordPieces } from './word-pieces.ts';

/** A sentence is too little for two threads. */
const SESSION: InferenceSession.SessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1 };
/** Texts that are remembered, the comments of templates above all; some 30 MB. */
const REMEMBERED = 20_000;

/** all-MiniLM-L6-v2, which a billion pairs of sentences of the web have taught, and the catalogue what the trade says. */
export class MiniLmEncoder implements SentenceEncoder {
  readonly #session: InferenceSession;
  readonly #pieces: WordPieces;
  readonly #known = new Map<string, Float32Array>();

  private constructor(session: InferenceSession, pieces: WordPieces) {
    this.#session = session;
    this.#pieces = pieces;
  }

  /** Makes the model ready, which takes a second. */
  static async load({ manifest, weights, vocabulary }: MeaningModel): Promise<MiniLmEncoder> {
    const model = onnxModel(encoderGraph(readWeights(manifest, weights)));
    const session = await InferenceSession.create(model, SESSION);
    return new MiniLmEncoder(session, new WordPieces(vocabulary));
  }

  async encode(texts: readonly string[]): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    for (const text of texts) {
      const vector = this.#known.get(text) ?? (await this.#read(text));
      this.#remember(text, vector);
      vectors.push(vector);
    }
    return vectors;
  }

  /** The text that was asked for longest ago is forgotten first. */
  #remember(text: string, vector: Float32Array): void {
    this.#known.delete(text);
    this.#known.set(text, vector);
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size > REMEMBERED) this.#known.delete(oldest);
  }

  async close(): Promise<void> {
    await this.#session.release();
  }

  async #read(text: string): Promise<Float32Array> {
    const pieces = this.#pieces.piecesOf(text);
    const { vector } = await this.#session.run({
      pieces: numbers(pieces),
      places: numbers([...pieces.keys()]),
    });
    return (vector as Tensor).data as Float32Array;
  }
}

const numbers = (values: number[]) => new Tensor('int64', BigInt64Array.from(values, BigInt), [values.length]);

import { InferenceSession, type OnnxValue, Tensor } from 'onnxruntime-node';
import { type KindOdds, oddsOfScores } from '../../domain/dictation/likeness/kind-odds.ts';
import { oddsOf } from '../../domain/dictation/likeness/odds-of.ts';
import { OUTCOMES, type RetractionOdds } from '../../domain/dictation/likeness/retraction-odds.ts';
import type { SentenceEncoder } from '../../domain/dictation/likeness/sentence-encoder.ts';
import type { Wording } from '../../domain/dictation/likeness/wording.ts';
import { Remembered } from '../../domain/dictation/remembered.ts';
import type { MeaningModel } from '../shared/fetched-models/models.ts';
import { readWeights } from './base-weights.ts';
import { encoderGraphs } from './encoder-graph.ts';
import { exactBytes } from './matrix-in-bytes.ts';
import { type Graph, onnxModel } from './onnx-model.ts';
import { WordPieces } from './word-pieces.ts';

/** A sentence is too little for two threads. */
const SESSION: InferenceSession.SessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1 };
/** Texts that are remembered, the comments of templates above all; some 30 MB. */
const TEXTS = 12_000;
/** Sentences of which it is remembered what heads tell, of each head. */
const SENTENCES = 5_000;
/** Texts that are remembered piece by piece: some 7 kB each. */
const WORDINGS = 2_000;

/** What graphs run in: of heads one for each starting point. */
interface Sessions {
  lower: InferenceSession;
  meaning: InferenceSession;
  wording: InferenceSession;
  kinds: InferenceSession[];
  joints: InferenceSession[];
  unlisted: InferenceSession[];
  retractions: InferenceSession[];
}

/** all-MiniLM-L6-v2, which a billion pairs of sentences of the web have taught, and the catalogue what the trade says. */
export class MiniLmEncoder implements SentenceEncoder {
  readonly #sessions: Sessions;
  readonly #pieces: WordPieces;
  readonly #meanings = new Remembered<Float32Array>(TEXTS);
  readonly #kinds = new Remembered<KindOdds>(SENTENCES);
  readonly #joints = new Remembered<number>(SENTENCES);
  readonly #unlisted = new Remembered<number>(SENTENCES);
  readonly #retractions = new Remembered<RetractionOdds>(SENTENCES);
  readonly #wordings = new Remembered<Wording>(WORDINGS);

  private constructor(sessions: Sessions, pieces: WordPieces) {
    this.#sessions = sessions;
    this.#pieces = pieces;
  }

  /** Makes the model ready, which takes a second. */
  static async load({ manifest, weights, vocabulary }: MeaningModel): Promise<MiniLmEncoder> {
    const graphs = encoderGraphs(readWeights(manifest, weights), await exactBytes());
    const run = (graph: Graph) => InferenceSession.create(onnxModel(graph), SESSION);
    const sessions = {
      lower: await run(graphs.lower),
      meaning: await run(graphs.meaning),
      wording: await run(graphs.wording),
      kinds: await Promise.all(graphs.kinds.map(run)),
      joints: await Promise.all(graphs.joints.map(run)),
      unlisted: await Promise.all(graphs.unlisted.map(run)),
      retractions: await Promise.all(graphs.retractions.map(run)),
    };
    return new MiniLmEncoder(sessions, new WordPieces(vocabulary));
  }

  async encode(texts: readonly string[]): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    for (const text of texts) {
      const known = this.#meanings.get(text);
      vectors.push(
        known ?? this.#meanings.keep(text, await this.#meaningOf(await this.#lower(this.#pieces.piecesOf(text)))),
      );
    }
    return vectors;
  }

  async kinds(text: string): Promise<KindOdds> {
    const known = this.#kinds.get(text);
    if (known) return known;
    const shared = await this.#lower(this.#pieces.piecesOf(text));
    return this.#kinds.keep(text, oddsOfScores(await this.#scores('kinds', shared)));
  }

  async joint(left: string, right: string): Promise<number> {
    const key = `${left}\n${right}`;
    const known = this.#joints.get(key);
    if (known !== undefined) return known;
    const shared = await this.#lower(this.#pieces.piecesOfClauses(left, right));
    const [same = 0, other = 0] = await this.#scores('joints', shared);
    return this.#joints.keep(key, other - same);
  }

  async retraction(said: string, next: string): Promise<RetractionOdds> {
    const key = `${said}\n${next}`;
    const known = this.#retractions.get(key);
    if (known) return known;
    const shared = await this.#lower(this.#pieces.piecesOfClauses(said, next));
    return this.#retractions.keep(key, oddsOf(OUTCOMES, await this.#scores('retractions', shared)));
  }

  async unlisted(text: string): Promise<number> {
    const known = this.#unlisted.get(text);
    if (known !== undefined) return known;
    const shared = await this.#lower(this.#pieces.piecesOf(text));
    const [listed = 0, unlisted = 0] = await this.#scores('unlisted', shared);
    return this.#unlisted.keep(text, unlisted - listed);
  }

  async wording(text: string): Promise<Wording> {
    const known = this.#wordings.get(text);
    if (known) return known;
    const shared = await this.#lower(this.#pieces.piecesOf(text));
    const { points, counts } = await this.#sessions.wording.run({ shared });
    const all = numbersIn(counts);
    return this.#wordings.keep(text, {
      points: numbersIn(points),
      asSaid: all.filter((_, at) => at % 2 === 0),
      asWritten: all.filter((_, at) => at % 2 === 1),
    });
  }

  async close(): Promise<void> {
    for (const session of Object.values(this.#sessions).flat()) await session.release();
  }

  async #lower(pieces: number[]): Promise<OnnxValue> {
    const { shared } = await this.#sessions.lower.run({ pieces: tensor(pieces), places: tensor([...pieces.keys()]) });
    return shared as OnnxValue;
  }

  async #meaningOf(shared: OnnxValue): Promise<Float32Array> {
    const { vector } = await this.#sessions.meaning.run({ shared });
    return numbersIn(vector);
  }

  /** The mean of what each head of a part tells. */
  async #scores(part: 'kinds' | 'joints' | 'unlisted' | 'retractions', shared: OnnxValue): Promise<number[]> {
    const told: Float32Array[] = [];
    for (const session of this.#sessions[part]) told.push(numbersIn((await session.run({ shared })).scores));
    const [first = new Float32Array()] = told;
    return [...first].map((_, at) => told.reduce((sum, one) => sum + (one[at] as number), 0) / told.length);
  }
}

const numbersIn = (value: OnnxValue | undefined) => (value as Tensor).data as Float32Array;
const tensor = (values: number[]) => new Tensor('int64', BigInt64Array.from(values, BigInt), [values.length]);

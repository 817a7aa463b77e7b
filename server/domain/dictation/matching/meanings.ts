import type { SentenceEncoder } from '../likeness/sentence-encoder.ts';
import { VectorTable } from '../likeness/vector-table.ts';
import type { Entry, TemplateIndex } from './template-index.ts';

/** How much what was said and each comment of a template mean alike, sentence by sentence. */
export class Meanings {
  private readonly comments: VectorTable;
  /** Where a comment's sentence stands among those of the template. */
  private readonly places: ReadonlyMap<string, number>;
  private readonly encoder: SentenceEncoder;
  private readonly known = new Map<string, Float32Array>();

  private constructor(sentences: readonly string[], vectors: readonly Float32Array[], encoder: SentenceEncoder) {
    this.comments = new VectorTable(vectors.length, vectors[0]?.length ?? 0);
    for (const [at, vector] of vectors.entries()) this.comments.set(at, vector);
    this.places = new Map(sentences.map((sentence, at) => [sentence, at]));
    this.encoder = encoder;
  }

  /** Reads the comments of a template. */
  static async of({ entries }: TemplateIndex, encoder: SentenceEncoder): Promise<Meanings> {
    const sentences = entries.map(({ sentence }) => sentence);
    return new Meanings(sentences, await encoder.encode(sentences), encoder);
  }

  /** Reads what was said. */
  async read(texts: Iterable<string>): Promise<void> {
    const unknown = [...new Set(texts)].filter((text) => !this.known.has(text));
    for (const text of unknown) this.known.set(text, await this.compare(text));
  }

  /** The same as `read` and `likenesses`, of a text that is not remembered. */
  async compare(text: string): Promise<Float32Array> {
    const [vector] = await this.encoder.encode([text]);
    return this.comments.products(vector as Float32Array);
  }

  /** How much a text means what each comment says, -1 to 1, in the order of the template's entries. @throws Error where it was not read. */
  likenesses(text: string): Float32Array {
    const found = this.known.get(text);
    if (!found) throw new Error(`What "${text}" means was not read.`);
    return found;
  }

  /** The same of one comment. */
  likeness(text: string, { sentence }: Pick<Entry, 'sentence'>): number {
    return this.likenesses(text)[this.places.get(sentence) as number] as number;
  }
}

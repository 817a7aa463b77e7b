import type { KindOdds } from '../likeness/kind-odds.ts';
import type { RetractionOdds } from '../likeness/retraction-odds.ts';
import type { SentenceEncoder } from '../likeness/sentence-encoder.ts';
import { VectorTable } from '../likeness/vector-table.ts';
import { compareWording, type Wording, type WordingLikeness } from '../likeness/wording.ts';
import { type Entry, itemKey, type TemplateIndex } from './template-index.ts';

/** What a text means: how much alike each comment of a template, and each name of an item; -1 to 1, in the template's order. */
interface Read {
  comments: Float32Array;
  names: Float32Array;
}

const made = new WeakMap<TemplateIndex, WeakMap<SentenceEncoder, Promise<Meanings>>>();

/** How much what was said and each comment of a template mean alike, sentence by sentence, and which items it is said of. */
export class Meanings {
  private readonly comments: VectorTable;
  private readonly names: VectorTable;
  /** Where a comment's sentence stands among those of the template. */
  private readonly places: ReadonlyMap<string, number>;
  /** Where an item stands among those of the template. */
  private readonly items: ReadonlyMap<string, number>;
  private readonly encoder: SentenceEncoder;
  private readonly known = new Map<string, Read>();
  private readonly knownKinds = new Map<string, KindOdds>();
  private readonly knownUnlisted = new Map<string, number>();
  private readonly knownWordings = new Map<string, Wording>();

  private constructor(
    { entries, items }: TemplateIndex,
    { comments, names }: Record<'comments' | 'names', readonly Float32Array[]>,
    encoder: SentenceEncoder,
  ) {
    this.comments = VectorTable.of(comments);
    this.names = VectorTable.of(names);
    this.places = new Map(entries.map(({ sentence }, at) => [sentence, at]));
    this.items = new Map(
      [...items.values()].flat().map(({ component, itemId }, at) => [itemKey(component, itemId), at]),
    );
    this.encoder = encoder;
  }

  /** Reads the comments of a template, and the names of its items; once for each template and encoder. */
  static of(library: TemplateIndex, encoder: SentenceEncoder): Promise<Meanings> {
    const byEncoder = made.get(library) ?? new WeakMap<SentenceEncoder, Promise<Meanings>>();
    made.set(library, byEncoder);
    const meanings = byEncoder.get(encoder) ?? Meanings.readAll(library, encoder);
    byEncoder.set(encoder, meanings);
    meanings.catch(() => byEncoder.delete(encoder));
    return meanings;
  }

  private static async readAll(library: TemplateIndex, encoder: SentenceEncoder): Promise<Meanings> {
    const comments = await encoder.encode(library.entries.map(({ sentence }) => sentence));
    const names = await encoder.encode([...library.items.values()].flat().map(({ name }) => name));
    return new Meanings(library, { comments, names }, encoder);
  }

  /** Reads what was said. */
  async read(texts: Iterable<string>): Promise<void> {
    const unknown = [...new Set(texts)].filter((text) => !this.known.has(text));
    for (const text of unknown) {
      const [meaning] = (await this.encoder.encode([text])) as [Float32Array];
      this.known.set(text, { comments: this.comments.products(meaning), names: this.names.products(meaning) });
    }
  }

  /** Reads what kind of thing is said. */
  async readKinds(texts: Iterable<string>): Promise<void> {
    for (const text of new Set(texts))
      if (!this.knownKinds.has(text)) this.knownKinds.set(text, await this.encoder.kinds(text));
  }

  /** Reads whether a library may have what is said. */
  async readUnlisted(texts: Iterable<string>): Promise<void> {
    for (const text of new Set(texts))
      if (!this.knownUnlisted.has(text)) this.knownUnlisted.set(text, await this.encoder.unlisted(text));
  }

  /** Reads texts piece by piece, what was said and comments as they are read in one sentence. */
  async readWordings(texts: Iterable<string>): Promise<void> {
    for (const text of new Set(texts))
      if (!this.knownWordings.has(text)) this.knownWordings.set(text, await this.encoder.wording(text));
  }

  /** The same as `read` and `likenesses`, of a text that is not remembered; and what it means itself. */
  async compare(text: string): Promise<{ meaning: Float32Array; comments: Float32Array }> {
    const [meaning] = (await this.encoder.encode([text])) as [Float32Array];
    return { meaning, comments: this.comments.products(meaning) };
  }

  /** How likely a clause tells of something else than the one before it, as log odds. */
  joint(left: string, right: string): Promise<number> {
    return this.encoder.joint(left, right);
  }

  /** How likely what a sentence tells is taken back, by itself or by what is said next. */
  retraction(said: string, next: string): Promise<RetractionOdds> {
    return this.encoder.retraction(said, next);
  }

  /** How much a text means what each comment says, -1 to 1, in the order of the template's entries. @throws Error where it was not read. */
  likenesses(text: string): Float32Array {
    return this.of(text).comments;
  }

  /** The same of one comment. */
  likeness(text: string, { sentence }: Pick<Entry, 'sentence'>): number {
    return this.likenesses(text)[this.places.get(sentence) as number] as number;
  }

  /** How much a text is said of an item, by its name, -1 to 1. @throws Error where it was not read. */
  likenessOfName(text: string, { component, itemId }: { component: string; itemId: string }): number {
    return this.of(text).names[this.items.get(itemKey(component, itemId)) as number] as number;
  }

  /** How likely a text tells of a defect, of what is in order, … @throws Error where its kind was not read. */
  kinds(text: string): KindOdds {
    return found(text, this.knownKinds);
  }

  /** How likely no library comment says what a finding does, as log odds. @throws Error where it was not read. */
  unlisted(text: string): number {
    return found(text, this.knownUnlisted);
  }

  /** How well a text and a comment tell the same piece by piece. @throws Error where one of them was not read so. */
  likenessOfWording(text: string, { sentence }: Pick<Entry, 'sentence'>): WordingLikeness {
    return compareWording(found(text, this.knownWordings), found(sentence, this.knownWordings));
  }

  private of(text: string): Read {
    return found(text, this.known);
  }
}

function found<Value>(text: string, known: ReadonlyMap<string, Value>): Value {
  const value = known.get(text);
  if (value === undefined) throw new Error(`What "${text}" means was not read.`);
  return value;
}

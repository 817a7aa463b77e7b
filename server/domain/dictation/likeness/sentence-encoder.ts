/** Tells what sentences mean: as points of length 1, of which near ones mean alike. */
export interface SentenceEncoder {
  /** In the order of the texts. */
  encode(texts: readonly string[]): Promise<Float32Array[]>;
  close(): Promise<void>;
}

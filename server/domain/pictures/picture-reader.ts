/** Looks at pictures. What it says is used to find a comment, and never written. */
export interface PictureReader {
  /**
   * What a picture of a house shows, in a few words: component, item, what is wrong.
   * @param jpeg small.
   * @throws Error whose message tells nobody the picture or a key.
   */
  describe(jpeg: Buffer, signal: AbortSignal): Promise<string>;
}

/** A language model that puts comments into better words. What it answers is to be checked. */
export interface LanguageModel {
  /**
   * @param text plain text of a comment, paragraphs parted by line feeds.
   * @param faults words that the last answer added or lost, where there was one.
   * @throws Error whose message tells no one the comment or the key.
   */
  rewrite(text: string, faults: readonly string[]): Promise<string>;
}

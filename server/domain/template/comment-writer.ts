/** Puts the words of an inspector into better ones. */
export interface CommentWriter {
  /**
   * Rewrites one comment: grammar, sentences, numbers, order observation → implication → recommendation.
   * Adds no fact that is not in it.
   * @param text plain text, paragraphs parted by line feeds.
   * @param vocabulary words of the inspector's template that are spelled right as they are.
   * @returns plain text of the same kind.
   * @throws AppError UNAVAILABLE when it cannot be done now.
   */
  enhance(text: string, vocabulary: readonly string[]): Promise<string>;
}

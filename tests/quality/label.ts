/** What becomes of a stretch: a library comment's title, or one of the four words `new`, `functional`, `not inspected`, `none`. */
export interface Answer {
  /** Null where nothing is to be written. */
  component?: string | null;
  item?: string | null;
  comment: string;
}

/** What a person says should become of a stretch of a dictation. */
export interface Label extends Answer {
  /** The stretch, as it stands in the dictation's text. */
  words: string;
  /** 2 for the second bathroom; 1 where missing. */
  occurrence?: number | null;
  /** Where on the house it is, as said. */
  location?: string | null;
  /** Other answers that are as right: of the same item where only a title stands; with `none` nothing needs to be written. */
  alternatives?: (string | Partial<Answer>)[];
  /** The same defect was said before in this section: both places belong into one comment. */
  merges?: boolean;
}

/** All answers that are right for a label. */
export function answersOf(label: Label): Answer[] {
  const { component, item, comment, alternatives = [] } = label;
  const own = { component, item, comment };
  return [
    own,
    ...alternatives.map((other) => ({ ...own, ...(typeof other === 'string' ? { comment: other } : other) })),
  ];
}

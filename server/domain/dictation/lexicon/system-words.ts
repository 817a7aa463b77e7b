/**
 * The words of one system of the house. A line is a group of terms that mean the same, separated by commas; the first
 * names the group. A term may be several words, and a term may stand in several groups.
 * Inflection does not matter ("leaks", "leaking" are `leak`), except in `fine` and where a term is written with a
 * leading `=`: those are met by the very form alone (`=leaves` is no "leaving").
 * To teach the product a new way of speaking, add a term or a line.
 */
export interface SystemWords {
  /** Parts of a house. A remark that names one speaks of the house. */
  parts: string;
  /** What may be wrong. A remark that names one, not denied, tells of a defect. */
  symptoms: string;
  /** Sayings that mean that a part is not there: `part: saying, saying`. */
  absences?: string;
  /** Words for being in order. */
  fine?: string;
  /** Where in or on a house. */
  places?: string;
}

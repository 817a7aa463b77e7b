/** Longest name of a component, child component or item, and longest title of a comment, in UTF-16 units. */
export const MAX_NAME_LENGTH = 500;

/** Longest text of a comment with its tags, in UTF-16 units. */
export const MAX_TEXT_LENGTH = 20_000;

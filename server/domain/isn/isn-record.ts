/** An object as ISN sent it: which fields it has, and of which type they are, is not to be relied on. */
export type IsnRecord = Readonly<Record<string, unknown>>;

/**
 * The first of these fields that says something, as text without white space around it; '' when none does.
 * Numbers come as text and as numbers, and nothing at all also as the word "null".
 */
export function fieldOf(record: IsnRecord | null, ...names: string[]): string {
  for (const name of names) {
    const value = record?.[name];
    const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    if (text && text !== 'null') return text;
  }
  return '';
}

/** A yes or no of ISN: "yes" and "no" in any case, in some places "true" and "false"; null where it is neither. */
export function answerOf(record: IsnRecord, name: string): boolean | null {
  const value = String(record[name]).trim().toLowerCase();
  if (value === 'yes' || value === 'true') return true;
  return value === 'no' || value === 'false' ? false : null;
}

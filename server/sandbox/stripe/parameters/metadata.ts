import { z } from 'zod';

const MOST_KEYS = 50;
const LONGEST_KEY = 40;
const LONGEST_VALUE = 500;

/** Metadata as it is sent: an empty value unsets its key, nothing but an empty value unsets all. */
export const metadata = () =>
  z.preprocess(
    (value) => (value === '' ? null : value),
    z
      .record(z.string(), z.string())
      .superRefine((given, context) => {
        const problem = problemOf(Object.entries(given));
        if (problem) context.addIssue({ code: 'custom', message: problem });
      })
      .nullable(),
  );

/** `kept` after a change by what was sent. */
export function mergeMetadata(
  kept: Record<string, string>,
  given: Record<string, string> | null | undefined,
): Record<string, string> {
  if (given === null) return {};
  return Object.fromEntries(Object.entries({ ...kept, ...given }).filter(([, value]) => value !== ''));
}

function problemOf(entries: [string, string][]): string | undefined {
  if (entries.length > MOST_KEYS)
    return `You can specify up to ${MOST_KEYS} metadata keys; you passed ${entries.length}.`;
  for (const [key, value] of entries) {
    if (key.length > LONGEST_KEY)
      return `Metadata keys can have up to ${LONGEST_KEY} characters, but you passed in a key that is ${key.length} characters. Invalid key: ${key}`;
    if (value.length > LONGEST_VALUE)
      return `Metadata values can have up to ${LONGEST_VALUE} characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value}`;
  }
}

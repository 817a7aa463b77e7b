import type { z } from 'zod';
import { jsonInText } from './json-in-text.ts';

/**
 * The entries of a list in what a model answered; those that are not as they should be are left out.
 * @param name of the list in the answer's object.
 * @returns null where there is no such list.
 */
export function readEntries<T>(answer: string, name: string, entry: z.ZodType<T>): T[] | null {
  const json = jsonInText(answer) as Record<string, unknown> | undefined;
  const list = json?.[name];
  if (!Array.isArray(list)) return null;
  return list.flatMap((one) => {
    const read = entry.safeParse(one);
    return read.success ? [read.data] : [];
  });
}

import type { ByteRange } from '../domain/file-store.ts';

/**
 * The part that a Range header asks for (RFC 9110, 14.1.2).
 * @param size of the whole, in bytes.
 * @returns null where the whole is to be sent: for no header, another unit, more than one range, or what is no range;
 * 'unsatisfiable' for a range that holds nothing of it.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes *= *(\d*) *- *(\d*) *$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first && last && Number(first) > Number(last)) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start > end ? 'unsatisfiable' : { start, end };
}

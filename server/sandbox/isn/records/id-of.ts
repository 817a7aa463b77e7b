import { createHash } from 'node:crypto';

/** An id in the form of ISN's, a UUID: always the same one for the same thing. */
export function idOf(kind: string, name: string | number): string {
  const hash = createHash('sha256').update(`${kind} ${name}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

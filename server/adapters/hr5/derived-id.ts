import { createHash } from 'node:crypto';

/**
 * An id in the file's form, `PREFIX-` and an upper-case GUID, that is the same for the same parts
 * (a name-based UUID, RFC 9562 version 8).
 */
export function derivedId(prefix: 'S' | 'II', ...parts: string[]): string {
  const hash = createHash('sha256').update(parts.join('\0')).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16).toUpperCase();
  return `${prefix}-${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

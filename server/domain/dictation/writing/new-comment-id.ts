import { createHash } from 'node:crypto';

/** An id for a new comment that follows from its content alone: the same content, the same id. `C-` and an upper-case GUID. */
export function newCommentId(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex').toUpperCase();
  return `C-${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

import { createStore, del, get, set } from 'idb-keyval';
import type { Draft } from './draft.ts';
import { isDraft } from './is-draft.ts';

/** A draft that was not saved when the page was left. */
export interface StoredDraft {
  /** The version that was edited. */
  readonly versionId: string;
  /** ISO 8601. */
  readonly savedAt: string;
  readonly draft: Draft;
}

/** One that is written otherwise is not read any more. */
const FORMAT = 1;

const store = createStore('plumbline-template-drafts', 'drafts');

/**
 * Keeps the draft in this browser, one per user.
 * @param owner user name
 * @throws DOMException when the browser has no room or keeps nothing.
 */
export async function keepDraft(owner: string, { versionId, savedAt, draft }: StoredDraft): Promise<void> {
  await set(owner, { format: FORMAT, versionId, savedAt, draft }, store);
}

/** What was kept, or null; anything that is no draft is removed. */
export async function keptDraft(owner: string): Promise<StoredDraft | null> {
  const kept: unknown = await get(owner, store);
  if (kept === undefined) return null;
  if (!isStored(kept)) {
    await forgetDraft(owner);
    return null;
  }
  return { versionId: kept.versionId, savedAt: kept.savedAt, draft: kept.draft };
}

export async function forgetDraft(owner: string): Promise<void> {
  await del(owner, store);
}

function isStored(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { format, versionId, savedAt, draft } = value as Record<string, unknown>;
  const isDated = typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt));
  return format === FORMAT && typeof versionId === 'string' && isDated && isDraft(draft);
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditorStore } from './editor-store.ts';
import type { Draft } from './model/draft.ts';
import { draftToKeep, hasPendingChanges } from './model/pending.ts';
import { forgetDraft, keepDraft, keptDraft, type StoredDraft } from './model/stored-draft.ts';
import { isUnsaved } from './model/unsaved.ts';

/** Milliseconds after the last change before it is kept. */
const PAUSE_MS = 1000;

interface KeptDraft {
  /** What was not saved when the page was left, until it is restored or discarded. */
  offer: StoredDraft | null;
  restore: () => void;
  discard: () => void;
  /** Keeps what is unsaved now, or forgets it once it is saved, without waiting for a pause. */
  keep: () => void;
  /** What is unsaved now is dropped on purpose: it is not kept any more. */
  drop: () => void;
}

/** Keeps what is unsaved in this browser, so that a tab that crashed or was left loses nothing. */
export function useKeptDraft(store: EditorStore, owner: string): KeptDraft {
  const [offer, setOffer] = useState<StoredDraft | null>(null);
  /** Before it is known what was kept, and before that is restored or discarded, nothing is written over it. */
  const mayKeep = useRef(false);

  const lastKept = useRef<Draft | null>(null);

  const keep = useCallback(() => {
    if (!mayKeep.current) return;
    const { editor } = store;
    const draft = hasPendingChanges(editor) ? draftToKeep(editor) : null;
    if (draft === lastKept.current) return;
    lastKept.current = draft;
    const kept = draft
      ? keepDraft(owner, { versionId: editor.versionId, savedAt: new Date().toISOString(), draft })
      : forgetDraft(owner);
    kept.catch(cannotKeep);
  }, [owner, store]);

  useEffect(() => {
    keptDraft(owner)
      .catch(cannotKeep)
      .then((stored) => {
        if (stored && isUnsaved(store.editor.saved, stored.draft)) return setOffer(stored);
        mayKeep.current = true;
        if (stored) forgetDraft(owner).catch(cannotKeep);
      });
  }, [owner, store]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep();
    };
    const stop = store.state.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(keepNow, PAUSE_MS);
    });
    // The last moment at which a page is sure to be told that it may be closed.
    document.addEventListener('visibilitychange', keepNow);
    window.addEventListener('pagehide', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', keepNow);
      window.removeEventListener('pagehide', keepNow);
      stop();
      keepNow();
    };
  }, [keep, store]);

  const settle = () => {
    mayKeep.current = true;
    setOffer(null);
  };
  return {
    offer,
    keep,
    restore: () => {
      settle();
      lastKept.current = offer?.draft ?? null;
      if (offer) store.dispatch({ type: 'restoreDraft', versionId: offer.versionId, draft: offer.draft });
    },
    discard: () => {
      settle();
      forgetDraft(owner).catch(cannotKeep);
    },
    drop: () => {
      mayKeep.current = false;
      forgetDraft(owner).catch(cannotKeep);
    },
  };
}

function cannotKeep(error: unknown): null {
  console.warn('This browser keeps no drafts.', error);
  return null;
}

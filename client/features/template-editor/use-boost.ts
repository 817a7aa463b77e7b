import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useEditor, useEditorTools } from './editor-context.ts';
import { placeKey } from './model/place-key.ts';
import { ENHANCE_COMMENT } from './template-editor-documents.ts';

/** Has the comment rewritten that is being boosted; given up when it is not waited for any more. */
export function useBoost(): void {
  const client = useApolloClient();
  const { store, boostFailure } = useEditorTools();
  const boosting = useEditor(({ editing }) => (editing?.kind === 'boosting' ? editing : null));

  useEffect(() => {
    if (!boosting) return;
    const { place, before: userComment } = boosting;
    const abort = new AbortController();
    boostFailure.set(null);
    client
      .mutate({
        mutation: ENHANCE_COMMENT,
        variables: { userComment },
        context: { fetchOptions: { signal: abort.signal } },
      })
      .then(({ data }) => {
        if (abort.signal.aborted) return;
        if (!data) throw new Error('The server gave no text.');
        store.dispatch({ type: 'boosted', place, text: data.enhanceComment });
        store.announce('The boosted comment is shown beside the one before it.');
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn('The comment could not be boosted.', error);
        store.dispatch({ type: 'boostFailed', place });
        boostFailure.set(placeKey(place));
      });
    return () => abort.abort();
  }, [boosting, boostFailure, client, store]);
}

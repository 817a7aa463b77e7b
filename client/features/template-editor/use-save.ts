import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { isTemplateChanged, serverMessage } from '../../lib/faults.ts';
import type { EditorStore } from './editor-store.ts';
import { draftOf } from './model/from-server.ts';
import { hasPendingChanges } from './model/pending.ts';
import { savedInput } from './model/to-server.ts';
import { tellFailure } from './tell-failure.tsx';
import { PROCESS_SAVED_TEMPLATE, SAVE_TEMPLATE } from './template-editor-documents.ts';

const NOT_SAVED = 'Failed to save template';
const NOT_PROCESSED = 'The template is saved, but reports cannot be written with it yet';

interface Save {
  isSaving: boolean;
  /** The template was stored elsewhere since it was opened: somebody has to choose. */
  isRefused: boolean;
  /** Saves what is unsaved; `overwrite` also over what was stored elsewhere since. */
  save: (overwrite?: boolean) => Promise<void>;
  /** Takes the refusal as seen. */
  dismiss: () => void;
}

/**
 * Saves the template, takes the server's in its place, and has it processed. Specification, point 4 "Template editing".
 * @param onSaved called as soon as it is.
 */
export function useSave(store: EditorStore, onSaved: () => void): Save {
  const client = useApolloClient();
  const [isSaving, setSaving] = useState(false);
  const [isRefused, setRefused] = useState(false);

  async function save(overwrite = false) {
    await store.finishEditing();
    if (isSaving || !hasPendingChanges(store.editor)) return;
    setSaving(true);
    try {
      await send(client, store, overwrite);
      onSaved();
      notifications.hide(NOT_SAVED);
      await process();
    } catch (error) {
      console.warn('The template could not be saved.', error);
      if (isTemplateChanged(error)) setRefused(true);
      else tellFailure({ message: NOT_SAVED, detail: serverMessage(error), onRetry: () => void save(overwrite) });
    } finally {
      setSaving(false);
    }
  }

  async function process() {
    try {
      await client.mutate({ mutation: PROCESS_SAVED_TEMPLATE });
      store.announce('Template saved.');
      notifications.show({
        position: 'bottom-right',
        color: 'teal',
        message: 'Template saved.',
        autoClose: 2500,
        closeButtonProps: { 'aria-label': 'Dismiss' },
      });
    } catch (error) {
      console.warn('The template could not be processed.', error);
      tellFailure({ message: NOT_PROCESSED, detail: serverMessage(error), onRetry: () => void process() });
    }
  }

  return { isSaving, isRefused, save, dismiss: () => setRefused(false) };
}

async function send(client: ApolloClient, store: EditorStore, overwrite: boolean): Promise<void> {
  const { history, versionId } = store.editor;
  const { data } = await client.mutate({
    mutation: SAVE_TEMPLATE,
    variables: { ...savedInput(history.present), versionId, overwrite },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('The server gave no template.');
  const { template, maintenanceTips } = data.updateTemplate;
  store.dispatch({ type: 'saved', versionId: template.versionId, draft: draftOf(template, maintenanceTips) });
}

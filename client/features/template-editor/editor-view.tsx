import { useRef, useState } from 'react';
import { Page } from '../../components/page.tsx';
import { useAccount } from '../../lib/session-context.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { Announcer } from './announcer.tsx';
import { ChangedElsewhereDialog } from './dialogs/changed-elsewhere-dialog.tsx';
import { HistoryDialog } from './dialogs/history-dialog.tsx';
import { KeptDraftDialog } from './dialogs/kept-draft-dialog.tsx';
import { KeyboardDialog } from './dialogs/keyboard-dialog.tsx';
import { PlacingDialog } from './dialogs/placing-dialog.tsx';
import { QuestionDialog } from './dialogs/question-dialog.tsx';
import { SavingOverlay } from './dialogs/saving-overlay.tsx';
import { EditorActions, UploadNewTemplate } from './editor-actions.tsx';
import { useEditor, useEditorTools } from './editor-context.ts';
import { Library, type LibraryHandle } from './library.tsx';
import { hasPendingChanges } from './model/pending.ts';
import { NotOnMobile } from './not-on-mobile.tsx';
import { useSignal } from './signal.ts';
import './styles.ts';
import { useBoost } from './use-boost.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useLoadAhead } from './use-load-ahead.ts';
import { useRestore } from './use-restore.ts';
import { useSave } from './use-save.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSingleKeys } from './use-single-keys.ts';

interface EditorViewProps {
  /** Where the template comes from: file and type. */
  source: string;
  isHidden: boolean;
  onReload: () => void;
}

type OpenDialog = 'history' | 'keyboard' | null;

/** The editor as it is seen: actions, tools, the rows, and the dialogs over them. */
export function EditorView({ source, isHidden, onReload }: EditorViewProps) {
  const { store, placing } = useEditorTools();
  const isUnsaved = useEditor(hasPendingChanges);
  const asking = useEditor((editor) => editor.asking);
  const versionId = useEditor((editor) => editor.versionId);
  const [open, setOpen] = useState<OpenDialog>(null);
  const library = useRef<LibraryHandle>(null);
  const owner = useAccount()?.username ?? '';
  const kept = useKeptDraft(store, owner);
  const saving = useSave(store, kept.keep);
  const reload = () => {
    kept.drop();
    onReload();
  };
  const restore = useRestore(reload);
  useUnsavedChanges(isUnsaved);
  useBoost();
  useLoadAhead();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const isPlacing = useSignal(placing, (place) => place !== null);
  const isBlocked =
    isHidden ||
    asking !== null ||
    isPlacing ||
    open !== null ||
    kept.offer !== null ||
    saving.isSaving ||
    saving.isRefused;
  useShortcuts(
    { isBlocked, singleKeys },
    {
      onSave: () => void saving.save(),
      onUndo: () => store.dispatch({ type: 'undo' }),
      onRedo: () => store.dispatch({ type: 'redo' }),
      onSearch: () => library.current?.search(),
      onHelp: () => setOpen('keyboard'),
    },
  );

  if (isHidden) {
    return (
      <Page title="Template Editor" actions={<UploadNewTemplate />}>
        <NotOnMobile hasUnsavedChanges={isUnsaved} />
      </Page>
    );
  }
  const focusRows = () => library.current?.focus();
  return (
    <Page
      title="Template Editor"
      purpose={source}
      actions={<EditorActions onHistory={() => setOpen('history')} onHelp={() => setOpen('keyboard')} />}
    >
      <Library ref={library} isSaving={saving.isSaving} onSave={() => void saving.save()} />
      <Announcer />
      <QuestionDialog
        question={asking?.question ?? null}
        onAnswer={(answer) => store.dispatch({ type: 'answer', answer })}
        onGone={focusRows}
      />
      <PlacingDialog onGone={focusRows} />
      <HistoryDialog
        opened={open === 'history'}
        hasUnsavedChanges={isUnsaved}
        onClose={() => setOpen(null)}
        onRestore={restore}
      />
      <KeyboardDialog
        opened={open === 'keyboard'}
        singleKeys={singleKeys}
        onSingleKeys={setSingleKeys}
        onClose={() => setOpen(null)}
      />
      <KeptDraftDialog
        offer={kept.offer}
        isOutdated={kept.offer?.versionId !== versionId}
        onRestore={kept.restore}
        onDiscard={kept.discard}
      />
      <ChangedElsewhereDialog
        opened={saving.isRefused}
        onOverwrite={() => {
          saving.dismiss();
          void saving.save(true);
        }}
        onLoad={reload}
        onCancel={saving.dismiss}
      />
      <SavingOverlay opened={saving.isSaving} />
    </Page>
  );
}

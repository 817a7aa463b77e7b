import { ActionIcon, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconHistory, IconKeyboard, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session-context.ts';
import { useEditorTools } from './editor-context.ts';
import { exportTemplate } from './export-template.ts';
import { hasPendingChanges } from './model/pending.ts';
import { tellFailure } from './tell-failure.tsx';

/** Where another template comes from. Specification, point 2. */
export function UploadNewTemplate() {
  return (
    <Button component={Link} to="/upload-report" variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
      Upload New Template
    </Button>
  );
}

interface EditorActionsProps {
  onHistory: () => void;
  onHelp: () => void;
}

/** What can be done with the whole template. */
export function EditorActions({ onHistory, onHelp }: EditorActionsProps) {
  const session = useSession();
  const { store } = useEditorTools();
  const [isExporting, setExporting] = useState(false);

  async function download() {
    setExporting(true);
    try {
      await exportTemplate(session);
      if (hasPendingChanges(store.editor)) {
        notifications.show({
          role: 'status',
          position: 'bottom-right',
          closeButtonProps: { 'aria-label': 'Dismiss' },
          message: 'The saved version was exported. Your unsaved changes are not in it.',
        });
      }
    } catch (error) {
      console.warn('The template could not be exported.', error);
      tellFailure({ message: 'Failed to export template', onRetry: () => void download() });
    } finally {
      setExporting(false);
    }
  }

  return (
    <>
      <ActionIcon variant="subtle" color="gray.8" size="lg" aria-label="Keyboard" title="Keyboard (?)" onClick={onHelp}>
        <IconKeyboard size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      <Button variant="default" leftSection={<IconHistory size={16} aria-hidden />} onClick={onHistory}>
        History
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={isExporting}
        onClick={() => void download()}
      >
        Export .hr5
      </Button>
      <UploadNewTemplate />
    </>
  );
}

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { LocalTime } from '../../../components/local-time.tsx';
import { useLast } from './use-last.ts';

interface KeptDraftDialogProps {
  /** Null: nothing was kept. */
  offer: { readonly savedAt: string } | null;
  /** The template was saved since the kept changes were made. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** On return: offers what was not saved. It has to be answered, as what is done next is kept in its place. */
export function KeptDraftDialog({ offer, isOutdated, onRestore, onDiscard }: KeptDraftDialogProps) {
  const shown = useLast(offer);
  return (
    <Modal
      opened={offer !== null}
      onClose={() => undefined}
      title="Welcome back"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack>
        <Text>You have unsaved changes from {shown && <LocalTime iso={shown.savedAt} />}.</Text>
        {isOutdated && (
          <Text size="sm" c="dimmed">
            The template was saved elsewhere since then. When you save the restored changes you can choose which of the
            two is to stand.
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDiscard}>
            Discard
          </Button>
          <Button data-autofocus onClick={onRestore}>
            Restore
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

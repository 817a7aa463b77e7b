import { Button, Group, Modal, Stack, Text } from '@mantine/core';

interface ChangedElsewhereDialogProps {
  opened: boolean;
  onOverwrite: () => void;
  onLoad: () => void;
  onCancel: () => void;
}

/** The template was saved elsewhere since it was opened here: which of the two is to stand? */
export function ChangedElsewhereDialog({ opened, onOverwrite, onLoad, onCancel }: ChangedElsewhereDialogProps) {
  return (
    <Modal opened={opened} onClose={onCancel} title="The template was changed elsewhere" size="lg">
      <Stack>
        <Text>
          Since you opened it, this template was saved somewhere else, perhaps in another tab. Your changes are not
          saved yet.
        </Text>
        <Text>
          Save yours over it, and the other one stays in History. Or load the newer one, and the changes that you made
          here are dropped.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="default" onClick={onLoad}>
            Load the newer one
          </Button>
          <Button onClick={onOverwrite}>Save mine over it</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

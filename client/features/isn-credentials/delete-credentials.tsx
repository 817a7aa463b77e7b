import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Doing } from './use-credentials.ts';

interface DeleteCredentialsProps {
  doing: Doing;
  onDelete: () => void;
}

/** Ends the connection to ISN, after a dialog. Specification, point 2. */
export function DeleteCredentials({ doing, onDelete }: DeleteCredentialsProps) {
  const confirm = () =>
    modals.openConfirmModal({
      title: 'Delete Credentials',
      children: <Text>Are you sure you want to delete your ISN credentials?</Text>,
      labels: { confirm: 'Delete', cancel: 'Cancel' },
      confirmProps: { color: 'red.9' },
      onConfirm: onDelete,
    });
  return (
    <Card component="section" aria-labelledby="delete-title" padding="xl">
      <Stack align="start">
        <Title order={2} id="delete-title">
          Disconnect
        </Title>
        <Text>
          Deleting your credentials removes them, and the orders read with them, from Plumbline. Nothing changes in ISN,
          and your reports stay.
        </Text>
        <Button variant="outline" color="red.9" disabled={doing !== null} onClick={confirm}>
          {doing === 'deleting' ? 'Deleting...' : 'Delete Credentials'}
        </Button>
      </Stack>
    </Card>
  );
}

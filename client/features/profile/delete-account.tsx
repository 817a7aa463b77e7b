import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { AlertMessage } from '../../components/alert-message.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

/** Closes the account, after a dialog. Specification, points 2 and 5. */
export function DeleteAccount() {
  const { busy, alert, deleteAccount } = useDeleteAccount();
  const confirm = () =>
    modals.openConfirmModal({
      title: 'Delete Account',
      children: <Text>Are you sure you want to delete your account? This action is irreversible.</Text>,
      labels: { confirm: 'Delete', cancel: 'Cancel' },
      confirmProps: { color: 'red.9' },
      onConfirm: () => void deleteAccount(),
    });
  return (
    <Card component="section" aria-labelledby="delete-title" padding="xl">
      <Stack align="start">
        <Title order={2} id="delete-title">
          Your account
        </Title>
        {alert && <AlertMessage>{alert}</AlertMessage>}
        <Text>
          Deleting it ends your subscription and removes your template, your recordings and your reports for good.
        </Text>
        <Button variant="outline" color="red.9" disabled={busy} onClick={confirm}>
          {busy ? 'Deleting...' : 'Delete Account'}
        </Button>
      </Stack>
    </Card>
  );
}

import { Alert, Card, Stack, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { AlertMessage } from '../../components/alert-message.tsx';
import { serverMessage } from '../../lib/faults.ts';
import { PasswordForm } from './password-form.tsx';
import { useChangePassword } from './use-change-password.ts';

type Outcome = { kind: 'updated' } | { kind: 'failed'; alert: string; detail?: string | null };

/** The Change Password section. Specification, points 2, 5 and 8. */
export function ChangePassword({ username }: { username: string }) {
  const changePassword = useChangePassword();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function choose(newPassword: string): Promise<boolean> {
    setOutcome(null);
    try {
      const isUpdated = await changePassword(newPassword);
      if (isUpdated) setOutcome({ kind: 'updated' });
      return isUpdated;
    } catch (error) {
      console.warn('The password could not be changed.', error);
      const alert = 'Failed to update password. Please try again.';
      setOutcome({ kind: 'failed', alert, detail: serverMessage(error) });
      return false;
    }
  }

  return (
    <Card component="section" aria-labelledby="password-title" padding="xl">
      <Stack>
        <Title order={2} id="password-title">
          Change Password
        </Title>
        {outcome?.kind === 'updated' && (
          <Alert color="teal" variant="light" role="status" icon={<IconCircleCheck aria-hidden />}>
            Password updated successfully.
          </Alert>
        )}
        {outcome?.kind === 'failed' && <AlertMessage detail={outcome.detail}>{outcome.alert}</AlertMessage>}
        <PasswordForm
          username={username}
          onChoose={choose}
          onBroken={(alert) => setOutcome({ kind: 'failed', alert })}
        />
      </Stack>
    </Card>
  );
}

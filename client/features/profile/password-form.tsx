import { Button, Stack } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { PasswordConfirmation } from '../../components/password-confirmation.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { MINIMUM_PASSWORD_LENGTH } from '../../lib/password-rule.ts';
import { PasswordRequirement } from './password-requirement.tsx';

const BROKEN = 'Please ensure your password meets the requirements and that the passwords match.';

interface PasswordFormProps {
  /** For password managers, which want to know whose password it is. */
  username: string;
  /** Resolves with whether the fields are to be emptied. */
  onChoose: (newPassword: string) => Promise<boolean>;
  onBroken: (alert: string) => void;
}

/** The new password, twice. Specification, point 5. */
export function PasswordForm({ username, onChoose, onBroken }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [busy, setBusy] = useState(false);
  const isValid = password.length >= MINIMUM_PASSWORD_LENGTH && password === confirmation;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const isDone = await onChoose(password).finally(() => setBusy(false));
    if (!isDone) return;
    setPassword('');
    setConfirmation('');
  }

  /** Enter does nothing by itself while the button is disabled. */
  function explain(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isValid) onBroken(BROKEN);
  }

  return (
    <form noValidate onSubmit={submit} onKeyDown={explain}>
      <Stack maw="24rem">
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          inputWrapperOrder={['label', 'input', 'description']}
          description={<PasswordRequirement password={password} />}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordConfirmation
          label="Confirm new password"
          password={password}
          value={confirmation}
          onChange={setConfirmation}
        />
        <Button type="submit" disabled={!isValid || busy} style={{ alignSelf: 'start' }}>
          {busy ? 'Updating...' : 'Update Password'}
        </Button>
      </Stack>
    </form>
  );
}

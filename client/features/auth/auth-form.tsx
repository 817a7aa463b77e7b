import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { AlertMessage } from '../../components/alert-message.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { MINIMUM_PASSWORD_LENGTH } from '../../lib/password-rule.ts';
import { type AuthMode, authenticationFailure } from './authentication-failure.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { registrationAlert } from './registration-rules.ts';
import { useAuthenticate } from './use-authenticate.ts';

interface AuthFormProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** Called once the session has begun; the form stays busy until it resolves. */
  onAuthenticated: () => Promise<void>;
}

/** Fields and rules of log-in and registration. A log-in has no rules of its own. Specification, point 5. */
export function AuthForm({ mode, onModeChange, onAuthenticated }: AuthFormProps) {
  const registering = mode === 'register';
  const form = useForm({ initialValues: { username: '', password: '', confirmation: '' } });
  const authenticate = useAuthenticate();
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function toggleMode() {
    setAlert(null);
    setAcceptsTerms(false);
    onModeChange(registering ? 'login' : 'register');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const broken = registering ? registrationAlert(form.values) : null;
    setAlert(broken);
    if (broken) return;
    setBusy(true);
    try {
      await authenticate(mode, form.values);
      await onAuthenticated();
    } catch (error) {
      setAlert(authenticationFailure(mode, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    // The browser's own bubbles would come before the sentences of the specification.
    <form noValidate onSubmit={submit}>
      <Stack>
        {alert && <AlertMessage>{alert}</AlertMessage>}
        <TextInput label="Email" type="email" autoComplete="username" {...form.getInputProps('username')} />
        <PasswordField
          label="Password"
          autoComplete={registering ? 'new-password' : 'current-password'}
          description={registering ? `At least ${MINIMUM_PASSWORD_LENGTH} characters` : undefined}
          {...form.getInputProps('password')}
        />
        {registering && (
          <RegistrationFields
            password={form.values.password}
            confirmation={form.values.confirmation}
            onConfirmation={(value) => form.setFieldValue('confirmation', value)}
            acceptsTerms={acceptsTerms}
            onAcceptsTerms={setAcceptsTerms}
          />
        )}
        <Button type="submit" size="md" loading={busy} disabled={registering && !acceptsTerms}>
          {registering ? 'Create account' : 'Sign in'}
        </Button>
        <Group gap={6} justify="center">
          <Text size="sm">{registering ? 'Already have an account?' : 'New to Plumbline?'}</Text>
          <Anchor component="button" type="button" size="sm" underline="always" onClick={toggleMode} disabled={busy}>
            {registering ? 'Sign in' : 'Create an account'}
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}

import { Button, Card, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import { PasswordField } from '../../components/password-field.tsx';
import type { Doing, TypedCredentials } from './use-credentials.ts';

const EMPTY: TypedCredentials = { username: '', password: '', companyKey: '' };

/** What is typed here is for ISN: nothing that a browser knows, least of all the password of this page, belongs into it. */
const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };

interface CredentialsFormProps {
  /** Whether there are credentials that these replace. */
  isUpdate: boolean;
  doing: Doing;
  onSave: (credentials: TypedCredentials) => void;
}

/** The three fields that open ISN. Specification, points 2 and 5. */
export function CredentialsForm({ isUpdate, doing, onSave }: CredentialsFormProps) {
  const form = useForm({ initialValues: EMPTY });
  const isComplete = Object.values(form.values).every((value) => value.trim() !== '');
  const name = isUpdate ? 'Update Credentials' : 'Save Credentials';
  const label = (field: string) => (isUpdate ? `New ${field}` : field);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave(form.values);
  }

  return (
    <Card component="section" aria-labelledby="credentials-title" padding="xl">
      <Title order={2} id="credentials-title" mb="md">
        {name}
      </Title>
      <form noValidate aria-labelledby="credentials-title" onSubmit={submit}>
        <Stack maw="26rem">
          <TextInput
            label={label('Username')}
            description="Your ISN user name, or an access key"
            {...PLAIN}
            {...form.getInputProps('username')}
          />
          <PasswordField
            label={label('Password')}
            description="Your ISN password, or the key's secret"
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <TextInput
            label={label('Company Key')}
            description="The name of your company in the address of your ISN"
            {...PLAIN}
            {...form.getInputProps('companyKey')}
          />
          <Button type="submit" disabled={!isComplete || doing !== null} style={{ alignSelf: 'start' }}>
            {doing === 'saving' ? 'Saving...' : name}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

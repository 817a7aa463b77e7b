import { Text } from '@mantine/core';
import { PasswordField } from './password-field.tsx';

interface PasswordConfirmationProps {
  label: string;
  password: string;
  value: string;
  onChange: (value: string) => void;
}

/** The password once more; tells while it is typed whether both are the same. */
export function PasswordConfirmation({ label, password, value, onChange }: PasswordConfirmationProps) {
  const matches = password === value;
  return (
    <div>
      <PasswordField
        label={label}
        autoComplete="new-password"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Text size="sm" mt={4} mih={22} role="status" c={matches ? 'teal.9' : 'red.8'}>
        {value && (matches ? 'Passwords match' : 'Passwords do not match yet')}
      </Text>
    </div>
  );
}

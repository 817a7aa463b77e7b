import { Anchor, Checkbox, PasswordInput, Text } from '@mantine/core';
import { useSite } from '../../lib/site.ts';

interface RegistrationFieldsProps {
  password: string;
  confirmation: string;
  onConfirmation: (value: string) => void;
  acceptsTerms: boolean;
  onAcceptsTerms: (accepts: boolean) => void;
}

/** What registration asks for beyond a log-in. */
export function RegistrationFields(props: RegistrationFieldsProps) {
  const { password, confirmation, onConfirmation, acceptsTerms, onAcceptsTerms } = props;
  const termsUrl = useSite()?.termsUrl;
  const matches = password === confirmation;
  return (
    <>
      <div>
        <PasswordInput
          label="Confirm password"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the confirmation' }}
          value={confirmation}
          onChange={(event) => onConfirmation(event.currentTarget.value)}
        />
        <Text size="sm" mt={4} mih={22} role="status" c={matches ? 'teal.9' : 'red.8'}>
          {confirmation && (matches ? 'Passwords match' : 'Passwords do not match yet')}
        </Text>
      </div>
      <Checkbox
        checked={acceptsTerms}
        onChange={(event) => onAcceptsTerms(event.currentTarget.checked)}
        label={
          <>
            I accept the{' '}
            <Anchor href={termsUrl} target="_blank" rel="noopener" inherit underline="always">
              Terms and Conditions
            </Anchor>
          </>
        }
      />
    </>
  );
}

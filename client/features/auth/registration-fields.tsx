import { Anchor, Checkbox } from '@mantine/core';
import { PasswordConfirmation } from '../../components/password-confirmation.tsx';
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
  return (
    <>
      <PasswordConfirmation
        label="Confirm password"
        password={password}
        value={confirmation}
        onChange={onConfirmation}
      />
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

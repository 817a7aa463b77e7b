import { PasswordInput, type PasswordInputProps } from '@mantine/core';

interface PasswordFieldProps extends PasswordInputProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown and hidden again, by keyboard too. */
export function PasswordField(props: PasswordFieldProps) {
  return (
    <PasswordInput
      {...props}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': `Show ${props.label.toLowerCase()}` }}
    />
  );
}

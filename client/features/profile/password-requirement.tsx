import { Group } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { MINIMUM_PASSWORD_LENGTH } from '../../lib/password-rule.ts';

interface PasswordRequirementProps {
  password: string;
}

/** The rule for new passwords, and whether it is kept: by colour, sign and word once something was typed. Specification, point 5. */
export function PasswordRequirement({ password }: PasswordRequirementProps) {
  const isMet = password.length >= MINIMUM_PASSWORD_LENGTH;
  const rule = `At least ${MINIMUM_PASSWORD_LENGTH} characters`;
  if (!password) return <span>{rule}</span>;
  const Sign = isMet ? IconCheck : IconX;
  return (
    <Group component="span" gap={4} wrap="nowrap" c={isMet ? 'teal.9' : 'red.8'}>
      <Sign size={16} aria-hidden />
      <span>{`${rule}: ${isMet ? 'met' : 'not met yet'}`}</span>
    </Group>
  );
}

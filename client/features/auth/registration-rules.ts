import { MINIMUM_PASSWORD_LENGTH } from '../../lib/password-rule.ts';

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface Registration {
  username: string;
  password: string;
  confirmation: string;
}

/** The first rule that a registration breaks, as the sentence to show; null when it keeps them all. Specification, point 5. */
export function registrationAlert({ username, password, confirmation }: Registration): string | null {
  if (!EMAIL_PATTERN.test(username.trim())) return 'Please enter a valid email address';
  if (password.length < MINIMUM_PASSWORD_LENGTH) {
    return `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters long`;
  }
  if (password !== confirmation) return 'Passwords do not match';
  return null;
}

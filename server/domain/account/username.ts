/** Most characters of an e-mail address (RFC 5321, 4.5.3.1.3, less the angle brackets). */
const MAXIMUM_EMAIL_LENGTH = 254;

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The form in which a user name is kept and looked for. */
export function normalizeUsername(username: string): string {
  return username.trim().toLowerCase();
}

/** Whether a user name has the basic form of an e-mail address. Specification, point 5. */
export function isEmailAddress(username: string): boolean {
  return username.length <= MAXIMUM_EMAIL_LENGTH && EMAIL_PATTERN.test(username);
}

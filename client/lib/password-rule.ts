/** Specification, point 9. */
export const MINIMUM_PASSWORD_LENGTH = 8;

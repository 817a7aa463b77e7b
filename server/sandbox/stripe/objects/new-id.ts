import { randomBytes } from 'node:crypto';

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A fresh id such as `cus_NffrFeUfNV2Hib`. */
export function newId(prefix: string, length = 24): string {
  const characters = Array.from(randomBytes(length), (byte) => CHARACTERS[byte % CHARACTERS.length]);
  return `${prefix}_${characters.join('')}`;
}

import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../domain/errors.ts';

/** Bytes of a key of AES-256. */
const KEY_BYTES = 32;

/** A key that seals credentials. */
export interface CredentialKey {
  /** Tells keys apart without telling the key: first 8 hex digits of its SHA-256. */
  id: string;
  bytes: Buffer;
}

/** The keys that there are. */
export interface CredentialKeys {
  /** The one that seals. */
  current(): CredentialKey;
  /** One that may open what was sealed before. */
  find(id: string): CredentialKey | undefined;
}

/** @throws AppError UNAVAILABLE where there is none. */
export function firstOf(keys: readonly CredentialKey[]): CredentialKey {
  const [first] = keys;
  if (!first) throw new AppError('UNAVAILABLE', 'There is no key for credentials: set CREDENTIALS_KEY.');
  return first;
}

/**
 * @param text base64 of 32 bytes.
 * @throws AppError BAD_USER_INPUT, without the key, for anything else.
 */
export function readKey(text: string): CredentialKey {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== KEY_BYTES) {
    throw new AppError('BAD_USER_INPUT', `A key for credentials must be ${KEY_BYTES} bytes as base64.`);
  }
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

/** A new random key, as base64. */
export function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

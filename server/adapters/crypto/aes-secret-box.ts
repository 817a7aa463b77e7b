import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { AppError } from '../../domain/errors.ts';
import type { SecretBox } from '../../domain/isn/isn-store.ts';
import type { CredentialKeys } from './credential-keys.ts';

const CIPHER = 'aes-256-gcm';
/** Version of the text form. */
const FORM = 'v1';
/** Bytes: what GCM is made for (NIST SP 800-38D, 5.2.1 and 8.2). */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Told of what cannot be opened, never of what is in it. */
type Log = (message: string, details: Record<string, unknown>) => void;

/**
 * Secrets by AES-256-GCM, each with a random IV and its owner as additional data, as the text
 * `v1.{key id}.{iv}.{tag}.{ciphertext}` (base64url).
 */
export class AesSecretBox implements SecretBox {
  readonly #keys: CredentialKeys;
  readonly #log: Log;

  constructor(keys: CredentialKeys, log: Log) {
    this.#keys = keys;
    this.#log = log;
  }

  /** What a secret begins with that the current key has sealed. */
  get prefix(): string {
    return `${FORM}.${this.#keys.current().id}.`;
  }

  seal(secret: string, owner: string): string {
    const key = this.#keys.current();
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key.bytes, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
    return [FORM, key.id, ...parts].join('.');
  }

  open(sealed: string, owner: string): string {
    const [form, keyId = '', ...parts] = sealed.split('.');
    const [iv, tag, ciphertext] = parts.map((part) => Buffer.from(part, 'base64url'));
    if (form !== FORM || !iv || !tag || !ciphertext) throw this.#unreadable(owner, 'it has another form');
    const key = this.#keys.find(keyId);
    if (!key) throw this.#unreadable(owner, `its key ${keyId} is not there`);
    try {
      const decipher = createDecipheriv(CIPHER, key.bytes, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      return decipher.update(ciphertext, undefined, 'utf8') + decipher.final('utf8');
    } catch (cause) {
      throw this.#unreadable(owner, 'it was changed, or belongs to somebody else', cause);
    }
  }

  #unreadable(owner: string, reason: string, cause?: unknown): AppError {
    this.#log('a sealed password cannot be opened', { owner, reason });
    return new AppError(
      'UNAVAILABLE',
      'The stored ISN password can no longer be read. Please enter your ISN credentials again.',
      { cause },
    );
  }
}

import { type CredentialKey, type CredentialKeys, firstOf, readKey } from './credential-keys.ts';

/** Keys that are given once and stay: those of the configuration. */
export class GivenKeys implements CredentialKeys {
  readonly #keys: CredentialKey[];

  /** @param keys each as base64 of 32 bytes; the first is the current one. */
  constructor(keys: readonly string[]) {
    this.#keys = keys.map(readKey);
  }

  current(): CredentialKey {
    return firstOf(this.#keys);
  }

  find(id: string): CredentialKey | undefined {
    return this.#keys.find((key) => key.id === id);
  }
}

import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../domain/account/credentials.ts';

/** argon2id with 19 MiB and two passes: OWASP, Password Storage Cheat Sheet. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Passwords as argon2id digests; runs off the main thread. */
export class Argon2PasswordHasher implements PasswordHasher {
  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  async verify(digest: string, password: string): Promise<boolean> {
    try {
      return await verify(digest, password);
    } catch {
      return false; // a digest that is none fits no password
    }
  }
}

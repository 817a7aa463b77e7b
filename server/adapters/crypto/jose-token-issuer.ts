import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '../../domain/account/account.ts';
import type { TokenIssuer } from '../../domain/account/credentials.ts';
import { type Clock, systemClock } from '../../domain/clock.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'plumbline';

/** Bytes of a refresh token. */
const REFRESH_TOKEN_BYTES = 32;

/** Access tokens as signed JWTs (HS256), refresh tokens as random strings that are kept by their SHA-256. */
export class JoseTokenIssuer implements TokenIssuer {
  private readonly key: Uint8Array;
  private readonly clock: Clock;

  /** @param secret at least 32 characters; whoever knows it can make tokens. */
  constructor(secret: string, clock: Clock = systemClock) {
    this.key = new TextEncoder().encode(secret);
    this.clock = clock;
  }

  issueAccessToken({ accountId, sessionId }: { accountId: string; sessionId: string }): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(accountId)
      .setIssuedAt(now)
      .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
      .sign(this.key);
  }

  async readAccessToken(token: string): Promise<{ accountId: string; sessionId: string; expiresAt: Date } | null> {
    try {
      const { payload } = await jwtVerify<{ sid: string }>(token, this.key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        requiredClaims: ['sub', 'sid', 'exp'],
        currentDate: this.clock.now(),
      });
      return {
        accountId: String(payload.sub),
        sessionId: payload.sid,
        expiresAt: new Date(Number(payload.exp) * 1000),
      };
    } catch {
      return null; // whatever is wrong with it, it opens nothing
    }
  }

  newRefreshToken(): { token: string; hash: string } {
    const token = randomBytes(REFRESH_TOKEN_BYTES).toString('base64url');
    return { token, hash: this.hashRefreshToken(token) };
  }

  hashRefreshToken(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}

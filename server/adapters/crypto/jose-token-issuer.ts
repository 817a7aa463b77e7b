import { createHash, randomBytes, webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '../../domain/account/account.ts';
import type { DownloadClaims, TokenIssuer } from '../../domain/account/credentials.ts';
import { type Clock, systemClock } from '../../domain/clock.ts';
import { DOWNLOAD_TOKEN_SECONDS } from '../../domain/report/download-by-token.ts';

const ALGORITHM = 'HS256';
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const ISSUER = 'plumbline';

/** Whom the tokens are for: one kind is not taken for the other. */
const DOWNLOADS = 'downloads';

/** Bytes of a refresh token. */
const REFRESH_TOKEN_BYTES = 32;

/** Access and download tokens as signed JWTs (HS256), refresh tokens as random strings that are kept by their SHA-256. */
export class JoseTokenIssuer implements TokenIssuer {
  /** Imported once: jose imports a key that is given as bytes for every token. */
  private readonly key: Promise<CryptoKey>;
  private readonly clock: Clock;

  /** @param secret at least 32 characters; whoever knows it can make tokens. */
  constructor(secret: string, clock: Clock = systemClock) {
    const bytes = new TextEncoder().encode(secret);
    this.key = webcrypto.subtle.importKey('raw', bytes, HMAC, false, ['sign', 'verify']);
    this.clock = clock;
  }

  issueAccessToken({ accountId, sessionId }: { accountId: string; sessionId: string }): Promise<string> {
    return this.sign(new SignJWT({ sid: sessionId }).setSubject(accountId), ACCESS_TOKEN_SECONDS);
  }

  async readAccessToken(token: string): Promise<{ accountId: string; sessionId: string; expiresAt: Date } | null> {
    try {
      const { payload } = await jwtVerify<{ sid: string }>(token, await this.key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        requiredClaims: ['sub', 'sid', 'exp'],
        currentDate: this.clock.now(),
      });
      if (payload.aud !== undefined) return null; // a download token
      return {
        accountId: String(payload.sub),
        sessionId: payload.sid,
        expiresAt: new Date(Number(payload.exp) * 1000),
      };
    } catch {
      return null; // whatever is wrong with it, it opens nothing
    }
  }

  issueDownloadToken({ accountId, reportId, version }: DownloadClaims): Promise<string> {
    const token = new SignJWT({ report: reportId, version }).setSubject(accountId).setAudience(DOWNLOADS);
    return this.sign(token, DOWNLOAD_TOKEN_SECONDS);
  }

  async readDownloadToken(token: string): Promise<DownloadClaims | null> {
    try {
      const { payload } = await jwtVerify<{ report: string; version: string }>(token, await this.key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: DOWNLOADS,
        requiredClaims: ['sub', 'report', 'version', 'exp'],
        currentDate: this.clock.now(),
      });
      return { accountId: String(payload.sub), reportId: payload.report, version: payload.version };
    } catch {
      return null; // whatever is wrong with it, it opens nothing
    }
  }

  private async sign(token: SignJWT, seconds: number): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return token
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(await this.key);
  }

  newRefreshToken(): { token: string; hash: string } {
    const token = randomBytes(REFRESH_TOKEN_BYTES).toString('base64url');
    return { token, hash: this.hashRefreshToken(token) };
  }

  hashRefreshToken(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}

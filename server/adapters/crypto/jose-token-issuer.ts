import { createHash, randomBytes, webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '../../domain/account/account.ts';
import type { DownloadClaims, TemplateClaims, TokenIssuer } from '../../domain/account/credentials.ts';
import { type Clock, systemClock } from '../../domain/clock.ts';
import { DOWNLOAD_TOKEN_SECONDS } from '../../domain/report/download-by-token.ts';

const ALGORITHM = 'HS256';
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const ISSUER = 'plumbline';

/** What the tokens are for: one kind is not taken for the other. Access tokens have none. */
const DOWNLOADS = 'downloads';
const TEMPLATES = 'templates';

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
    const claims = await this.verify<{ sid: string }>(token, undefined, ['sid']);
    if (!claims) return null;
    return { accountId: claims.sub, sessionId: claims.sid, expiresAt: new Date(claims.exp * 1000) };
  }

  issueDownloadToken({ accountId, reportId, version }: DownloadClaims): Promise<string> {
    const token = new SignJWT({ report: reportId, version }).setSubject(accountId).setAudience(DOWNLOADS);
    return this.sign(token, DOWNLOAD_TOKEN_SECONDS);
  }

  async readDownloadToken(token: string): Promise<DownloadClaims | null> {
    const claims = await this.verify<{ report: string; version: string }>(token, DOWNLOADS, ['report', 'version']);
    return claims && { accountId: claims.sub, reportId: claims.report, version: claims.version };
  }

  issueTemplateToken({ accountId, versionId }: TemplateClaims): Promise<string> {
    const token = new SignJWT({ version: versionId }).setSubject(accountId).setAudience(TEMPLATES);
    return this.sign(token, DOWNLOAD_TOKEN_SECONDS);
  }

  async readTemplateToken(token: string): Promise<TemplateClaims | null> {
    const claims = await this.verify<{ version: string }>(token, TEMPLATES, ['version']);
    return claims && { accountId: claims.sub, versionId: claims.version };
  }

  /** Claims of a token that is for this audience; null for any other, whatever is wrong with it. */
  private async verify<Claims>(
    token: string,
    audience: string | undefined,
    required: readonly (keyof Claims & string)[],
  ): Promise<(Claims & { sub: string; exp: number }) | null> {
    try {
      const { payload } = await jwtVerify<Claims & { sub: string; exp: number }>(token, await this.key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience,
        requiredClaims: ['sub', 'exp', ...required],
        currentDate: this.clock.now(),
      });
      return payload.aud === audience ? payload : null; // jose asks for one only where it is told one
    } catch {
      return null; // it opens nothing
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

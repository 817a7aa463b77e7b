import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { Argon2PasswordHasher } from '../../../server/adapters/crypto/argon2-password-hasher.ts';
import { JoseTokenIssuer } from '../../../server/adapters/crypto/jose-token-issuer.ts';
import { keptSecret } from '../../../server/adapters/crypto/kept-secret.ts';
import { ACCESS_TOKEN_SECONDS } from '../../../server/domain/account/account.ts';

const SECRET = 'a secret of at least 32 characters';
const CLAIMS = { accountId: 'account-1', sessionId: 'session-1' };
const DOWNLOAD = { accountId: 'account-1', reportId: 'report-1', version: 'version-1' };
const TEMPLATE = { accountId: 'account-1', versionId: 'version-1' };

describe('Argon2PasswordHasher', () => {
  const hasher = new Argon2PasswordHasher();

  it('makes salted argon2id digests of 19 MiB and two passes', async () => {
    const [one, two] = await Promise.all([hasher.hash('same'), hasher.hash('same')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('knows right from wrong', async () => {
    const digest = await hasher.hash('correct horse');
    expect(await hasher.verify(digest, 'correct horse')).toBe(true);
    expect(await hasher.verify(digest, 'correct house')).toBe(false);
  });

  it.each(['', 'plain', '$argon2id$v=19$broken'])('says no to the malformed digest "%s"', async (digest) => {
    expect(await hasher.verify(digest, 'anything')).toBe(false);
  });
});

describe('JoseTokenIssuer', () => {
  const start = new Date('2026-01-01T00:00:00Z');
  const at = (seconds: number) => ({ now: () => new Date(start.getTime() + seconds * 1000) });
  const issuer = new JoseTokenIssuer(SECRET, at(0));

  it('reads back what it issued', async () => {
    const token = await issuer.issueAccessToken(CLAIMS);
    expect(await issuer.readAccessToken(token)).toEqual({
      ...CLAIMS,
      expiresAt: new Date(start.getTime() + ACCESS_TOKEN_SECONDS * 1000),
    });
  });

  it('honours a token for fifteen minutes and no longer', async () => {
    const token = await issuer.issueAccessToken(CLAIMS);
    expect(await new JoseTokenIssuer(SECRET, at(15 * 60 - 1)).readAccessToken(token)).not.toBeNull();
    expect(await new JoseTokenIssuer(SECRET, at(15 * 60)).readAccessToken(token)).toBeNull();
  });

  it.each([
    ['with another secret', () => new JoseTokenIssuer(`${SECRET}!`, at(0)).issueAccessToken(CLAIMS)],
    ['that was changed', async () => `${(await issuer.issueAccessToken(CLAIMS)).slice(0, -4)}AAAA`],
    [
      'without a signature',
      async () => {
        const header = Buffer.from('{"alg":"none"}').toString('base64url');
        return `${header}.${(await issuer.issueAccessToken(CLAIMS)).split('.')[1]}.`;
      },
    ],
    [
      'of somebody else',
      () =>
        new SignJWT({ sid: 's' })
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject('a')
          .setExpirationTime('1h')
          .sign(new TextEncoder().encode(SECRET)),
    ],
    ['that is none', async () => 'garbage'],
  ])('honours no token %s', async (_what, make) => {
    expect(await issuer.readAccessToken(await make())).toBeNull();
  });

  describe('download tokens', () => {
    it('are honoured for five minutes and no longer', async () => {
      const token = await issuer.issueDownloadToken(DOWNLOAD);
      expect(await new JoseTokenIssuer(SECRET, at(5 * 60 - 1)).readDownloadToken(token)).toEqual(DOWNLOAD);
      expect(await new JoseTokenIssuer(SECRET, at(5 * 60)).readDownloadToken(token)).toBeNull();
    });

    it('are no access tokens, and access tokens are none', async () => {
      expect(await issuer.readAccessToken(await issuer.issueDownloadToken(DOWNLOAD))).toBeNull();
      expect(await issuer.readDownloadToken(await issuer.issueAccessToken(CLAIMS))).toBeNull();
    });

    it('open a template or a report, not both', async () => {
      expect(await issuer.readTemplateToken(await issuer.issueDownloadToken(DOWNLOAD))).toBeNull();
      expect(await issuer.readDownloadToken(await issuer.issueTemplateToken(TEMPLATE))).toBeNull();
    });

    it('cannot be made by others', async () => {
      const forged = await new JoseTokenIssuer(`${SECRET}!`, at(0)).issueDownloadToken(DOWNLOAD);
      expect(await issuer.readDownloadToken(forged)).toBeNull();
      expect(await issuer.readDownloadToken('garbage')).toBeNull();
    });
  });

  describe('template tokens', () => {
    it('are honoured for five minutes and no longer', async () => {
      const token = await issuer.issueTemplateToken(TEMPLATE);
      expect(await new JoseTokenIssuer(SECRET, at(5 * 60 - 1)).readTemplateToken(token)).toEqual(TEMPLATE);
      expect(await new JoseTokenIssuer(SECRET, at(5 * 60)).readTemplateToken(token)).toBeNull();
    });

    it('are no access tokens, and access tokens are none', async () => {
      expect(await issuer.readAccessToken(await issuer.issueTemplateToken(TEMPLATE))).toBeNull();
      expect(await issuer.readTemplateToken(await issuer.issueAccessToken(CLAIMS))).toBeNull();
    });

    it('cannot be made by others', async () => {
      const forged = await new JoseTokenIssuer(`${SECRET}!`, at(0)).issueTemplateToken(TEMPLATE);
      expect(await issuer.readTemplateToken(forged)).toBeNull();
      expect(await issuer.readTemplateToken('garbage')).toBeNull();
    });
  });

  it('makes refresh tokens of 256 random bits and keeps their SHA-256', () => {
    const { token, hash } = issuer.newRefreshToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(issuer.hashRefreshToken(token)).toBe(hash);
    expect(issuer.newRefreshToken().token).not.toBe(token);
  });
});

describe('keptSecret', () => {
  it('makes one secret that only its owner may read, also when several ask at once', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'plumbline-secret-'));
    const path = join(dir, 'secret');
    const first = await keptSecret(path);
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(await Promise.all([keptSecret(path), keptSecret(path)])).toEqual([first, first]);
    if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
    await rm(dir, { recursive: true });
  });
});

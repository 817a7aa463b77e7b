/** Hashes and checks passwords (argon2id). */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False for a wrong password; never throws for a malformed digest. */
  verify(digest: string, password: string): Promise<boolean>;
}

/** What a download token opens: one package of one report. */
export interface DownloadClaims {
  accountId: string;
  reportId: string;
  /** Of the package. */
  version: string;
}

/** What a template token opens: the file of one version. */
export interface TemplateClaims {
  accountId: string;
  versionId: string;
}

/** Makes and reads the four kinds of token. None is taken for another. */
export interface TokenIssuer {
  /** A signed access token for this session, valid for `ACCESS_TOKEN_SECONDS`. */
  issueAccessToken(claims: { accountId: string; sessionId: string }): Promise<string>;
  /** Claims and expiry of a valid token; null for anything else. */
  readAccessToken(token: string): Promise<{ accountId: string; sessionId: string; expiresAt: Date } | null>;
  /** A signed token for one package, valid for `DOWNLOAD_TOKEN_SECONDS`. */
  issueDownloadToken(claims: DownloadClaims): Promise<string>;
  /** Claims of a valid download token; null for anything else. */
  readDownloadToken(token: string): Promise<DownloadClaims | null>;
  /** A signed token for one version of a template, valid for `DOWNLOAD_TOKEN_SECONDS`. */
  issueTemplateToken(claims: TemplateClaims): Promise<string>;
  /** Claims of a valid template token; null for anything else. */
  readTemplateToken(token: string): Promise<TemplateClaims | null>;
  /** A new random refresh token and the hash under which it is kept. */
  newRefreshToken(): { token: string; hash: string };
  hashRefreshToken(token: string): string;
}

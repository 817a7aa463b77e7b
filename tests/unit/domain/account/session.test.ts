import { beforeEach, describe, expect, it } from 'vitest';
import { fakeProduct } from '../../../support/fakes/ports.ts';

const ADA = { username: 'Ada@Example.com ', password: 'correct horse', address: '192.0.2.1' };
let product: ReturnType<typeof fakeProduct>;

beforeEach(() => {
  product = fakeProduct();
});

describe('register', () => {
  it('keeps the user name in lower case and the password only as a digest', async () => {
    const { account } = await product.app.accounts.register(ADA);
    expect(account.username).toBe('ada@example.com');
    expect(JSON.stringify(product.accounts.accounts)).not.toContain(`"${ADA.password}"`);
  });

  it.each([
    ['no @', { ...ADA, username: 'ada.example.com' }, 'Please enter a valid email address'],
    ['no domain', { ...ADA, username: 'ada@example' }, 'Please enter a valid email address'],
    ['blanks inside', { ...ADA, username: 'a da@example.com' }, 'Please enter a valid email address'],
    ['255 characters', { ...ADA, username: `${'a'.repeat(243)}@example.com` }, 'Please enter a valid email address'],
    ['7 characters', { ...ADA, password: '1234567' }, 'Password must be at least 8 characters long'],
    ['1025 characters', { ...ADA, password: 'x'.repeat(1025) }, 'Password must be at most 1024 characters long'],
  ])('refuses a user name or password with %s', async (_what, input, message) => {
    await expect(product.app.accounts.register(input)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message });
    expect(product.accounts.accounts).toHaveLength(0);
  });

  it('takes the shortest password and the longest user name', async () => {
    const username = `${'a'.repeat(242)}@example.com`;
    await expect(product.app.accounts.register({ ...ADA, username, password: '12345678' })).resolves.toBeTruthy();
  });

  it('refuses a user name that is taken, in whatever case', async () => {
    await product.app.accounts.register(ADA);
    const again = product.app.accounts.register({ ...ADA, username: 'ADA@example.com' });
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('log in', () => {
  it('starts a session whose access token names the account', async () => {
    const { account } = await product.app.accounts.register(ADA);
    const session = await product.app.accounts.logIn({ ...ADA, username: 'ADA@EXAMPLE.COM' });
    const authenticated = await product.app.accounts.authenticate(`Bearer ${session.accessToken}`);
    expect(authenticated?.actor.accountId).toBe(account.id);
    expect((await product.app.accounts.get(authenticated?.actor ?? null)).username).toBe('ada@example.com');
  });

  it('answers alike, and after the same work, for a wrong password and an unknown user name', async () => {
    await product.app.accounts.register(ADA);
    const verified: string[] = [];
    const { verify } = product.ports.hasher;
    product.ports.hasher.verify = (digest, password) => {
      verified.push(digest);
      return verify(digest, password);
    };
    const refusal = { code: 'UNAUTHENTICATED', message: 'Incorrect username or password.' };
    await expect(product.app.accounts.logIn({ ...ADA, password: 'wrong' })).rejects.toMatchObject(refusal);
    await expect(product.app.accounts.logIn({ ...ADA, username: 'no@body.com' })).rejects.toMatchObject(refusal);
    expect(verified).toHaveLength(2);
  });

  it('takes nobody in with the password of the digest that unknown user names are checked against', async () => {
    const input = { ...ADA, username: 'no@body.com', password: 'nobody has this password' };
    await expect(product.app.accounts.logIn(input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('refresh', () => {
  it('gives new tokens of the same session', async () => {
    const first = await product.app.accounts.register(ADA);
    const second = await product.app.accounts.refresh(first);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    const sessionOf = async (token: string) => (await product.app.accounts.authenticate(token))?.actor.sessionId;
    expect(await sessionOf(second.accessToken)).toBe(await sessionOf(first.accessToken));
  });

  it('keeps only hashes of the tokens', async () => {
    const { refreshToken } = await product.app.accounts.register(ADA);
    expect(product.accounts.tokens.map((token) => token.hash)).toEqual([`hash of ${refreshToken}`]);
  });

  it('honours a used token for 10 seconds, for two tabs at once', async () => {
    const first = await product.app.accounts.register(ADA);
    await product.app.accounts.refresh(first);
    product.advance(10);
    await expect(product.app.accounts.refresh(first)).resolves.toBeTruthy();
  });

  it('ends the whole session when a used token comes back later', async () => {
    const first = await product.app.accounts.register(ADA);
    const second = await product.app.accounts.refresh(first);
    product.advance(11);
    await expect(product.app.accounts.refresh(first)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(product.app.accounts.refresh(second)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(product.app.accounts.authenticate(second.accessToken)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('refuses an unknown token and one that is 30 days old', async () => {
    const session = await product.app.accounts.register(ADA);
    const unknown = product.app.accounts.refresh({ refreshToken: 'made up' });
    await expect(unknown).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    product.advance(30 * 24 * 60 * 60);
    await expect(product.app.accounts.refresh(session)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('log out', () => {
  it('ends the session for refresh and access tokens, and only that one', async () => {
    const one = await product.app.accounts.register(ADA);
    const other = await product.app.accounts.logIn(ADA);
    await product.app.accounts.logOut(one);
    await expect(product.app.accounts.refresh(one)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(product.app.accounts.authenticate(one.accessToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(product.app.accounts.authenticate(other.accessToken)).resolves.toBeTruthy();
  });

  it('is no error for an unknown token', async () => {
    await expect(product.app.accounts.logOut({ refreshToken: 'made up' })).resolves.toBeUndefined();
  });
});

describe('account', () => {
  it('knows a visitor by the missing token', async () => {
    expect(await product.app.accounts.authenticate(undefined)).toBeNull();
    expect(await product.app.accounts.authenticate('')).toBeNull();
    await expect(product.app.accounts.authenticate('Basic x')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is for nobody who is not logged in', async () => {
    await expect(product.app.accounts.get(null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

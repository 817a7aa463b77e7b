import { beforeEach, describe, expect, it } from 'vitest';
import { fakeProduct } from '../../../support/fakes/ports.ts';

const ADA = { username: ' Ada@Example.com', password: 'correct horse', address: '192.0.2.1' };
const login = { kind: 'login', username: 'ada@example.com', address: '192.0.2.1' };
let product: ReturnType<typeof fakeProduct>;

beforeEach(() => {
  product = fakeProduct();
});

/** What the product does, in order, with passwords and the counting of attempts. */
function watchWork(): string[] {
  const work: string[] = [];
  const { attempts, hasher } = product.ports;
  const { verify, hash } = hasher;
  const { count } = product.attempts;
  attempts.count = (attempt) => {
    work.push('count');
    return count.call(product.attempts, attempt);
  };
  hasher.verify = (digest, password) => {
    work.push('verify');
    return verify(digest, password);
  };
  hasher.hash = (password) => {
    work.push('hash');
    return hash(password);
  };
  return work;
}

describe('a log-in', () => {
  it('is counted before the password is looked at, and forgiven when it is right', async () => {
    await product.app.accounts.register(ADA);
    const work = watchWork();
    await product.app.accounts.logIn(ADA);
    expect(work).toEqual(['count', 'verify']);
    expect(product.attempts.counted).toContainEqual(login);
    expect(product.attempts.forgiven).toEqual([login]);
  });

  it.each(['ada@example.com', 'nobody@example.com'])('of %s that fails stays counted', async (username) => {
    await product.app.accounts.register(ADA);
    await product.app.accounts.logIn({ ...ADA, username, password: 'wrong' }).catch(() => {});
    expect(product.attempts.counted).toContainEqual({ ...login, username });
    expect(product.attempts.forgiven).toEqual([]);
  });

  it('that is one too many costs no look at the password', async () => {
    await product.app.accounts.register(ADA);
    const work = watchWork();
    product.attempts.refuse = true;
    await expect(product.app.accounts.logIn(ADA)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(work).toEqual(['count']);
  });
});

describe('a registration', () => {
  it('is counted, and not forgiven', async () => {
    await product.app.accounts.register(ADA);
    expect(product.attempts.counted).toEqual([{ ...login, kind: 'register' }]);
    expect(product.attempts.forgiven).toEqual([]);
  });

  it('that breaks a rule is not counted', async () => {
    await product.app.accounts.register({ ...ADA, password: 'short' }).catch(() => {});
    expect(product.attempts.counted).toEqual([]);
  });

  it('that is one too many costs no digest and opens no account', async () => {
    const work = watchWork();
    product.attempts.refuse = true;
    await expect(product.app.accounts.register(ADA)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(work).toEqual(['count']);
    expect(product.accounts.accounts).toEqual([]);
  });
});

import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../server/domain/access.ts';
import { removeAccount } from '../../../../server/domain/account/remove-account.ts';
import { fakeProduct } from '../../../support/fakes/ports.ts';

const ADA = { username: 'ada@example.com', password: 'correct horse', address: '192.0.2.1' };
const UNAUTHENTICATED = { code: 'UNAUTHENTICATED' };
let product: ReturnType<typeof fakeProduct>;

beforeEach(() => {
  product = fakeProduct();
});

async function registered() {
  const session = await product.app.accounts.register(ADA);
  const actor = (await product.app.accounts.authenticate(session.accessToken))?.actor as Actor;
  return { ...session, actor };
}

describe('closing an account', () => {
  it('lets nobody in any more, tells its sockets, and orders the removal', async () => {
    const { actor, accessToken, refreshToken } = await registered();
    await product.app.accounts.delete(actor);
    await expect(product.app.accounts.authenticate(accessToken)).rejects.toMatchObject(UNAUTHENTICATED);
    await expect(product.app.accounts.refresh({ refreshToken })).rejects.toMatchObject(UNAUTHENTICATED);
    await expect(product.app.accounts.logIn(ADA)).rejects.toMatchObject(UNAUTHENTICATED);
    expect(product.events.published).toEqual([{ type: 'sessionEnded', accountId: actor.accountId }]);
    expect(product.accounts.removals).toMatchObject([{ accountId: actor.accountId }]);
  });

  it('frees the user name at once', async () => {
    const { actor } = await registered();
    await product.app.accounts.delete(actor);
    await expect(product.app.accounts.register(ADA)).resolves.toBeTruthy();
  });

  it('is for nobody who is not logged in', async () => {
    await expect(product.app.accounts.delete(null)).rejects.toMatchObject(UNAUTHENTICATED);
  });
});

/** Everything that there is, of an account that is to go and of one that is to stay. */
async function furnished() {
  const leaving = await registered();
  const staying = await product.app.accounts.register({ ...ADA, username: 'grace@example.com' });
  const jobs = new Set([leaving.account.id, staying.account.id]);
  for (const [report, account] of [
    ['r1', leaving.account.id],
    ['r2', leaving.account.id],
    ['r3', staying.account.id],
  ]) {
    for (const key of [
      `reports/${report}/audio/1.mp3`,
      `reports/${report}/package/report.hr5`,
      `templates/${account}/v.hr5`,
    ])
      await product.files.put(key, Readable.from([Buffer.from('x')]));
  }
  const customerId = 'cus_leaving';
  product.payments.subscriptions.set(customerId, { status: 'active', hasUsedFreeTrial: true });
  const { accounts, files, payments } = product.ports;
  const links = new Set(jobs);
  const reportJobs = { forget: async (accountId: string) => void jobs.delete(accountId) };
  const giveBackJobs = { forget: async (accountId: string) => void links.delete(accountId) };
  return {
    steps: { accounts, files, payments, reportJobs, giveBackJobs },
    removal: { accountId: leaving.account.id, customerId, reportIds: ['r1', 'r2'] },
    left: () => ({
      accounts: product.accounts.accounts.map(({ username }) => username),
      jobs: [...jobs],
      links: [...links],
      files: [...product.files.files.keys()],
      subscriptions: [...product.payments.subscriptions.keys()],
    }),
    staying: {
      accounts: ['grace@example.com'],
      jobs: [staying.account.id],
      links: [staying.account.id],
      files: ['reports/r3/audio/1.mp3', 'reports/r3/package/report.hr5', `templates/${staying.account.id}/v.hr5`],
      subscriptions: [],
    },
  };
}

describe('removing an account', () => {
  it('leaves nothing of it, and everything of another', async () => {
    const { steps, removal, left, staying } = await furnished();
    await removeAccount(steps, removal);
    expect(left()).toEqual(staying);
  });

  it('asks nothing of the payment provider for one that never meant to pay', async () => {
    const { steps, removal } = await furnished();
    await removeAccount(steps, { ...removal, customerId: null });
    expect(product.payments.calls).toEqual([]);
  });

  /** Every step, and how often it is taken. */
  const STEPS = [
    ['the subscription', 'payments', 'removeCustomer', 1],
    ['the rows', 'accounts', 'remove', 1],
    ['the links to be given back', 'giveBackJobs', 'forget', 1],
    ['the jobs', 'reportJobs', 'forget', 1],
    ['the files', 'files', 'deleteAll', 3],
  ] as const;
  const cases = STEPS.flatMap(([what, port, step, times]) =>
    Array.from({ length: times }, (_, index) => ({ what, port, step, time: index + 1 })),
  );

  it.each(cases)('that fails at $what ($step, call $time) leaves nothing after it is run again', async (failing) => {
    const { steps, removal, left, staying } = await furnished();
    const port = steps[failing.port] as unknown as Record<string, (...input: unknown[]) => Promise<void>>;
    const real = port[failing.step]?.bind(port);
    let calls = 0;
    port[failing.step] = async (...input) => {
      calls++;
      if (calls === failing.time) throw new Error('failed once');
      await real?.(...input);
    };
    await expect(removeAccount(steps, removal)).rejects.toThrow('failed once');
    expect(left()).not.toEqual(staying);
    await removeAccount(steps, removal);
    expect(left()).toEqual(staying);
  });

  it('knows all of its steps in this table', async () => {
    const { steps, removal } = await furnished();
    const taken: string[] = [];
    const noting = <Port extends object>(name: string, port: Port): Port =>
      new Proxy(port, {
        get:
          (target, step) =>
          (...input: unknown[]) => {
            taken.push(`${name}.${String(step)}`);
            return (Reflect.get(target, step) as (...input: unknown[]) => unknown).apply(target, input);
          },
      });
    await removeAccount(
      {
        accounts: noting('accounts', steps.accounts),
        files: noting('files', steps.files),
        payments: noting('payments', steps.payments),
        reportJobs: noting('reportJobs', steps.reportJobs),
        giveBackJobs: noting('giveBackJobs', steps.giveBackJobs),
      },
      removal,
    );
    expect(taken).toEqual(STEPS.flatMap(([, port, step, times]) => Array(times).fill(`${port}.${step}`)));
  });
});

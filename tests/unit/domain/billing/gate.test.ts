import { describe, expect, it } from 'vitest';
import type { App } from '../../../../server/app.ts';
import type { Actor } from '../../../../server/domain/access.ts';
import { SUBSCRIPTION_STATUSES } from '../../../../server/domain/billing/subscription.ts';
import { AppError } from '../../../../server/domain/errors.ts';
import { fakeProduct, file, files } from '../../../support/fakes/ports.ts';

const NO_REPORT = { reportId: 'no report' };

type Calls<Verbs> = Record<keyof Verbs, (app: App, actor: Actor | null) => Promise<unknown>>;

/** How to call every verb of the app that works with reports, templates or orders. */
const REPORT_VERBS: Calls<Omit<App['reports'], 'downloadAddress' | 'downloadByToken'>> = {
  create: (app, actor) => app.reports.create(actor, {}),
  uploadAudio: (app, actor) => app.reports.uploadAudio(actor, { ...NO_REPORT, files: files() }),
  uploadImage: (app, actor) =>
    app.reports.uploadImage(actor, { ...NO_REPORT, file: file('a.gif', 'GIF'), isExcluded: async () => false }),
  process: (app, actor) => app.reports.process(actor, { ...NO_REPORT, forceRestart: false }),
  list: (app, actor) => app.reports.list(actor, { first: 10 }),
  all: (app, actor) => app.reports.all(actor).next(),
  get: (app, actor) => app.reports.get(actor, NO_REPORT),
  getMany: (app, actor) => app.reports.getMany(actor, { reportIds: ['no report'] }),
  cancel: (app, actor) => app.reports.cancel(actor, NO_REPORT),
  delete: (app, actor) => app.reports.delete(actor, NO_REPORT),
  download: (app, actor) => app.reports.download(actor, NO_REPORT),
  watch: (app, actor) => app.reports.watch(actor, NO_REPORT),
  remarks: (app, actor) => app.reports.remarks(actor, NO_REPORT),
};
const TEMPLATE_VERBS: Calls<Omit<App['templates'], 'status' | 'downloadByToken'>> = {
  upload: (app, actor) => app.templates.upload(actor, file('mine.hr5', '<hr5>')),
  process: (app, actor) => app.templates.process(actor),
  chooseDefault: (app, actor) => app.templates.chooseDefault(actor, { isHousemaster: false }),
  open: (app, actor) => app.templates.open(actor),
  update: (app, actor) => app.templates.update(actor, { template: { components: [], tips: [] } }),
  versions: (app, actor) => app.templates.versions(actor),
  restore: (app, actor) => app.templates.restore(actor, { versionId: 'no version' }),
  download: (app, actor) => app.templates.download(actor),
  enhance: (app, actor) => app.templates.enhance(actor, { userComment: 'loose' }),
  downloadAddress: (app, actor) => app.templates.downloadAddress(actor, { versionId: 'no version', origin: '' }),
};
const LESSON_VERBS: Calls<App['lessons']> = {
  list: (app, actor) => app.lessons.list(actor),
  teach: (app, actor) => app.lessons.teach(actor, { ...NO_REPORT, remark: 0, target: null }),
  forget: (app, actor) => app.lessons.forget(actor, { lessonId: 'no lesson' }),
};
const ISN_VERBS: Calls<App['isn']> = {
  credentialsStatus: (app, actor) => app.isn.credentialsStatus(actor),
  saveCredentials: (app, actor) =>
    app.isn.saveCredentials(actor, { username: 'inspector', password: 'secret', companyKey: 'acme' }),
  deleteCredentials: (app, actor) => app.isn.deleteCredentials(actor),
  orders: (app, actor) => app.isn.orders(actor, { forceUpdate: true }),
  setGivesBack: (app, actor) => app.isn.setGivesBack(actor, { givesBack: true }),
};
const GATED = [
  ...Object.entries(REPORT_VERBS).map(([name, call]) => ({ name: `reports.${name}`, call })),
  ...Object.entries(TEMPLATE_VERBS).map(([name, call]) => ({ name: `templates.${name}`, call })),
  ...Object.entries(LESSON_VERBS).map(([name, call]) => ({ name: `lessons.${name}`, call })),
  ...Object.entries(ISN_VERBS).map(([name, call]) => ({ name: `isn.${name}`, call })),
];
/** What is open to everybody who is logged in, or to all: each with its reason. */
const OPEN = [
  'reports.downloadAddress', // of a report that another verb gave
  'reports.downloadByToken', // no actor: it asks about the account that the token names
  'templates.downloadByToken', // as for reports
  'templates.status', // the page asks it right after log-in, before it knows of the subscription
];

/** Code of the failure that a call ends with; null when it succeeds. */
async function codeOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('the gate', () => {
  it('is asked about every verb that works with reports, templates or orders: a new one belongs into the table', () => {
    const { app } = fakeProduct();
    const { accounts: _accounts, billing: _billing, ...rest } = app;
    const verbs = Object.entries(rest).flatMap(([group, all]) => Object.keys(all).map((verb) => `${group}.${verb}`));
    expect([...GATED.map(({ name }) => name), ...OPEN].sort()).toEqual(verbs.sort());
  });

  describe.each(GATED)('$name', ({ call }) => {
    it('is not for a visitor', async () => {
      expect(await codeOf(call(fakeProduct().app, null))).toBe('UNAUTHENTICATED');
    });

    it.each(SUBSCRIPTION_STATUSES.map((status) => ({ status })))('knows what $status opens', async ({ status }) => {
      const { app, actor } = fakeProduct();
      const code = await codeOf(call(app, actor(status)));
      if (status === 'active' || status === 'trialing') expect(code).not.toBe('SUBSCRIPTION_REQUIRED');
      else expect(code).toBe('SUBSCRIPTION_REQUIRED');
    });
  });

  it('says what to do', async () => {
    const { app, actor } = fakeProduct();
    await expect(app.reports.create(actor('none'), {})).rejects.toThrow(
      'This needs an active subscription. Please choose a plan.',
    );
  });

  it('leaves nothing behind where it refuses', async () => {
    const product = fakeProduct();
    const actor = product.actor('canceled');
    for (const { call } of GATED) await codeOf(call(product.app, actor));
    expect(product.files.files.size).toBe(0);
    expect(product.events.published).toEqual([]);
    expect(product.isnOrders.calls).toEqual([]);
    expect(await product.app.templates.status(actor)).toBeNull();
  });

  it('lets everybody who is logged in ask for the template', async () => {
    const { app, actor } = fakeProduct();
    expect(await app.templates.status(actor('none'))).toBeNull();
    expect(await codeOf(app.templates.status(null))).toBe('UNAUTHENTICATED');
  });
});

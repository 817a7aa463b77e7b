import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../server/domain/access.ts';
import { fakeProduct, file } from '../../../support/fakes/ports.ts';

let product: ReturnType<typeof fakeProduct>;
let actor: Actor;
let versionId: string;

beforeEach(async () => {
  product = fakeProduct();
  actor = product.actor();
  ({ versionId } = (await product.app.templates.upload(actor, file('Müller & Sons.HR5', '<hr5>'))).emptyReport);
});

/** The token in the address of a version. */
async function tokenFor(person: Actor, version = versionId): Promise<string> {
  const address = await product.app.templates.downloadAddress(person, {
    versionId: version,
    origin: 'https://a.example',
  });
  expect(address).toMatch(/^https:\/\/a\.example\/api\/template\/download-template\?token=/);
  return address.replace(/^.*token=/, '');
}

describe('the download of a template', () => {
  it('is the file of the current version, with a name that is safe everywhere', async () => {
    const { open, ...download } = await product.app.templates.download(actor);
    expect(download).toEqual({
      fileName: 'Muller-Sons.hr5',
      contentType: 'application/xml',
      size: 5,
      version: versionId,
    });
    expect(await text(await open())).toBe('<hr5>');
    expect(await text(await open({ start: 1, end: 3 }))).toBe('hr5');
  });

  it('has a name where the file had none', async () => {
    await product.app.templates.upload(actor, file('报告.hr5', '<hr5>'));
    expect(await product.app.templates.download(actor)).toMatchObject({ fileName: 'template.hr5' });
  });

  it('asks for a template where there is none', async () => {
    await expect(product.app.templates.download(product.actor())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the address of a template', () => {
  const byToken = (token: string) => product.app.templates.downloadByToken({ token });

  it('opens the version that it was made for, also when another one is current', async () => {
    const token = await tokenFor(actor);
    await product.app.templates.upload(actor, file('other.hr5', '<hr5 other>'));
    expect(await text(await (await byToken(token)).open())).toBe('<hr5>');
  });

  it("does not open somebody else's version", async () => {
    const token = await tokenFor(product.actor());
    await expect(byToken(token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('does not open a version that is not kept any more', async () => {
    const token = await tokenFor(actor, 'forgotten');
    await expect(byToken(token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('opens nothing with a token of another kind, or none', async () => {
    const report = await product.ports.tokens.issueDownloadToken({
      accountId: actor.accountId,
      reportId: versionId,
      version: versionId,
    });
    const access = await product.ports.tokens.issueAccessToken(actor);
    for (const token of [report, access, 'garbage', '']) {
      await expect(byToken(token)).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
        message: 'This link has expired. Please download again.',
      });
    }
  });

  it('opens nothing for a closed account, or one that does not subscribe any more', async () => {
    const token = await tokenFor(actor);
    const account = product.accounts.accounts.find(({ id }) => id === actor.accountId);
    if (account) account.subscriptionStatus = 'canceled';
    await expect(byToken(token)).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
    await product.accounts.close(actor.accountId, new Date());
    await expect(byToken(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

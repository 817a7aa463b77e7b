import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../server/domain/access.ts';
import { fakeProduct, file } from '../../../support/fakes/ports.ts';

const WRONG_FILE = 'Please upload a valid .hr5 file for the Empty Report';
let product: ReturnType<typeof fakeProduct>;
let actor: Actor;

beforeEach(() => {
  product = fakeProduct();
  actor = product.actor();
});

describe('upload', () => {
  it('makes the file the current template and tells what is in it', async () => {
    const { emptyReport, importReport } = await product.app.templates.upload(actor, file('My.HR5', '<hr5>'));
    expect(emptyReport).toMatchObject({ type: 'Legacy', status: 'uploaded', processedAt: null, fileName: 'My.HR5' });
    expect(importReport).toMatchObject({ components: 1, unknownElements: { odd: 2 } });
    expect([...product.files.files.keys()]).toEqual([`templates/${actor.accountId}/${emptyReport.versionId}.hr5`]);
    expect(await product.app.templates.status(actor)).toEqual(emptyReport);
  });

  it.each([
    ['another extension', file('template.xml', '<hr5>'), 'UNPROCESSABLE_FILE', WRONG_FILE],
    ['no bytes', file('template.hr5', ''), 'UNPROCESSABLE_FILE', WRONG_FILE],
    ['content that is no template', file('template.hr5', 'junk'), 'UNPROCESSABLE_FILE', 'Line 1 is no template.'],
    ['too many bytes', file('template.hr5', `<hr5${'x'.repeat(200)}`), 'PAYLOAD_TOO_LARGE', /too large/],
  ])('changes nothing for a file with %s', async (_what, bad, code, message) => {
    const { emptyReport } = await product.app.templates.upload(actor, file('good.hr5', '<hr5>'));
    const refused = product.app.templates.upload(actor, bad);
    await expect(refused).rejects.toMatchObject({
      code,
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
    });
    expect(await product.app.templates.status(actor)).toEqual(emptyReport);
    expect(product.files.files.size).toBe(1);
  });

  it('leaves no file behind when the version cannot be kept', async () => {
    product.templates.addVersion = () => Promise.reject(new Error('the database is gone'));
    await expect(product.app.templates.upload(actor, file('good.hr5', '<hr5>'))).rejects.toThrow(
      'the database is gone',
    );
    expect(product.files.files.size).toBe(0);
  });
});

describe('process', () => {
  it('goes through processing to processed, with the time', async () => {
    await product.app.templates.upload(actor, file('good.hr5', '<hr5>'));
    const processed = await product.app.templates.process(actor);
    expect(processed).toMatchObject({ status: 'processed', processedAt: product.ports.clock.now() });
    expect(product.templates.statuses).toEqual(['processing', 'processed']);
  });

  it('ends as error when the file cannot be read', async () => {
    const { emptyReport } = await product.app.templates.upload(actor, file('good.hr5', '<hr5>'));
    product.files.files.set(`templates/${actor.accountId}/${emptyReport.versionId}.hr5`, Buffer.from('junk'));
    await expect(product.app.templates.process(actor)).rejects.toMatchObject({ code: 'UNPROCESSABLE_FILE' });
    expect(await product.app.templates.status(actor)).toMatchObject({ status: 'error' });
  });

  it('asks for a template where there is none', async () => {
    await expect(product.app.templates.process(actor)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('default template', () => {
  it.each([
    { isHousemaster: false, type: 'Legacy' },
    { isHousemaster: true, type: 'Housemaster' },
  ])('of type $type is ready at once', async ({ isHousemaster, type }) => {
    const template = await product.app.templates.chooseDefault(actor, { isHousemaster });
    expect(template).toMatchObject({ type, status: 'processed', fileName: `${type}.hr5` });
  });
});

it('belongs to its account alone', async () => {
  await product.app.templates.chooseDefault(actor, { isHousemaster: false });
  expect(await product.app.templates.status(product.actor())).toBeNull();
});

it.each([
  ['status', () => product.app.templates.status(null)],
  ['upload', () => product.app.templates.upload(null, file('good.hr5', '<hr5>'))],
  ['process', () => product.app.templates.process(null)],
  ['default', () => product.app.templates.chooseDefault(null, { isHousemaster: false })],
])('%s is not for visitors', async (_verb, call) => {
  await expect(call()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

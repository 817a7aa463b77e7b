import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../server/domain/access.ts';
import type { EditableTemplate } from '../../../../server/domain/template/editable-template.ts';
import type { OpenTemplate } from '../../../../server/domain/template/open-template.ts';
import { FAKE_TEMPLATE } from '../../../support/fakes/fake-codec.ts';
import { fakeProduct, file } from '../../../support/fakes/ports.ts';

const CHANGED = 'The template was changed elsewhere since you opened it. Save yours over it, or load the newer one.';

let product: ReturnType<typeof fakeProduct>;
let actor: Actor;
let opened: OpenTemplate;

beforeEach(async () => {
  product = fakeProduct();
  actor = product.actor();
  await product.app.templates.upload(actor, file('mine.hr5', '<hr5>'));
  await product.app.templates.process(actor);
  opened = await product.app.templates.open(actor);
});

/** The template that was opened, with another text of its comment. */
function edited(text: string, of = opened): EditableTemplate {
  const template = structuredClone(of.template);
  for (const comment of template.components[0]?.groups[0]?.items[0]?.comments ?? []) comment.text = text;
  return template;
}
const textOf = ({ template }: OpenTemplate) => template.components[0]?.groups[0]?.items[0]?.comments[0]?.text;
const stored = () => product.files.files.size;
const versions = () => product.app.templates.versions(actor);

describe('open', () => {
  it('answers what of the current version can be edited', async () => {
    const { versionId } = (await product.app.templates.status(actor)) ?? {};
    expect(opened).toEqual({ versionId, type: 'Legacy', fileName: 'mine.hr5', template: FAKE_TEMPLATE });
  });

  it('asks for a template where there is none', async () => {
    await expect(product.app.templates.open(product.actor())).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Please upload a template or choose a default template first.',
    });
  });
});

describe('update', () => {
  it('makes the edited template a new version, to be processed, and answers it as it was saved', async () => {
    const template = edited('<p onclick="x()"><b>Torn</b></p>');
    const saved = await product.app.templates.update(actor, { template, versionId: opened.versionId });
    expect(textOf(saved)).toBe('<p><strong>Torn</strong></p>');
    expect(saved).toMatchObject({ type: 'Legacy', fileName: 'mine.hr5' });
    expect(saved.versionId).not.toBe(opened.versionId);
    expect(await product.app.templates.open(actor)).toEqual(saved);
    expect(await product.app.templates.status(actor)).toMatchObject({
      versionId: saved.versionId,
      status: 'uploaded',
      processedAt: null,
    });
    expect(await versions()).toMatchObject([
      { id: saved.versionId, origin: 'edit', change: 'Comment "Loose" edited.', fileName: 'mine.hr5', isCurrent: true },
      { id: opened.versionId, origin: 'upload', change: 'Uploaded mine.hr5.', isCurrent: false },
    ]);
  });

  it('takes the current version for the one that was edited where none is named', async () => {
    const saved = await product.app.templates.update(actor, { template: edited('<p>Torn.</p>') });
    expect((await versions()).map(({ id }) => id)).toEqual([saved.versionId, opened.versionId]);
  });

  it('that changes nothing adds no version and leaves the status', async () => {
    const template = edited(' <p>Loose.</p>');
    template.components[0]?.groups[0]?.items[0]?.comments.forEach((comment) => {
      comment.ts = '2026-02-02T02:02:02Z';
    });
    expect(await product.app.templates.update(actor, { template })).toEqual(opened);
    expect(await versions()).toHaveLength(1);
    expect(await product.app.templates.status(actor)).toMatchObject({ status: 'processed' });
  });

  it('is refused with what is wrong, and changes nothing', async () => {
    const template = edited('<p>Torn.</p>');
    for (const component of template.components) component.name = '';
    await expect(product.app.templates.update(actor, { template })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'A component has no name. Please give it one.',
    });
    expect(await versions()).toHaveLength(1);
    expect(stored()).toBe(1);
  });

  it('asks for a template where there is none', async () => {
    const refused = product.app.templates.update(product.actor(), { template: opened.template });
    await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of a version of somebody else, or that is not kept, is refused', async () => {
    const other = product.actor();
    await product.app.templates.chooseDefault(other, { isHousemaster: false });
    const { versionId } = opened;
    const refused = product.app.templates.update(other, {
      template: edited('<p>Torn.</p>'),
      versionId,
      overwrite: true,
    });
    await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stores nothing that cannot be read back', async () => {
    product.ports.codec.writeEditable = async () => Buffer.from('broken');
    await expect(product.app.templates.update(actor, { template: edited('<p>Torn.</p>') })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_FILE',
    });
    expect(await versions()).toHaveLength(1);
    expect(stored()).toBe(1);
  });

  it('leaves no file behind when the version cannot be kept', async () => {
    product.templates.addVersion = () => Promise.reject(new Error('the database is gone'));
    await expect(product.app.templates.update(actor, { template: edited('<p>Torn.</p>') })).rejects.toThrow(
      'the database is gone',
    );
    expect(stored()).toBe(1);
  });
});

describe('update of a version that is not current any more', () => {
  let newer: OpenTemplate;
  beforeEach(async () => {
    newer = await product.app.templates.update(actor, { template: edited('<p>Newer.</p>') });
  });
  const save = (overwrite: boolean, template = edited('<p>Mine.</p>')) =>
    product.app.templates.update(actor, { template, versionId: opened.versionId, overwrite });

  it('is refused, even where it changes nothing', async () => {
    for (const template of [edited('<p>Mine.</p>'), opened.template]) {
      await expect(save(false, template)).rejects.toMatchObject({ code: 'TEMPLATE_CHANGED', message: CHANGED });
    }
    expect(await product.app.templates.open(actor)).toEqual(newer);
    expect(stored()).toBe(2);
  });

  it('is saved over the newer one where that is wished', async () => {
    const saved = await save(true);
    expect(textOf(saved)).toBe('<p>Mine.</p>');
    expect(await product.app.templates.open(actor)).toEqual(saved);
    expect((await versions())[0]).toMatchObject({
      change: 'Saved over a newer version. Comment "Loose" edited.',
    });
  });

  it('unchanged comes back where that is wished', async () => {
    expect(textOf(await save(true, opened.template))).toBe('<p>Loose.</p>');
    expect((await versions())[0]).toMatchObject({ change: 'Saved over a newer version.' });
  });
});

it('lets one of two saves win that were sent at once', async () => {
  const { versionId } = opened;
  const saves = ['<p>One.</p>', '<p>Two.</p>'].map((text) =>
    product.app.templates.update(actor, { template: edited(text), versionId }),
  );
  const outcomes = await Promise.allSettled(saves);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { message: CHANGED } });
  expect(stored()).toBe(2);
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../../../server/domain/access.ts';
import { enhanceComment } from '../../../../server/domain/template/enhance-comment.ts';
import { fakeProduct, file } from '../../../support/fakes/ports.ts';

let product: ReturnType<typeof fakeProduct>;
let actor: Actor;

beforeEach(() => {
  product = fakeProduct();
  actor = product.actor();
});

const enhance = (userComment: string) => enhanceComment(product.ports, actor, { userComment });
/** Lets the writer answer so. */
const writes = (answer: (text: string) => string) => {
  product.ports.writer = { enhance: vi.fn(async (text: string) => answer(text)) };
  return product.ports.writer.enhance;
};

describe('enhanceComment refuses', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \n '],
    ['empty paragraphs', '<p></p><p><br></p><p>&nbsp;</p>'],
    ['a script alone', '<script>alert(1)</script>'],
  ])('%s', async (_what, comment) => {
    await expect(enhance(comment)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Please write the comment before you boost it.',
    });
  });

  it('more than 20,000 characters', async () => {
    await expect(enhance('x'.repeat(20_001))).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('20,000'),
    });
  });

  it('who does not subscribe', async () => {
    actor = product.actor('inactive');
    await expect(enhance('toilet loose')).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
    await expect(enhanceComment(product.ports, null, { userComment: 'x' })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it.each([
    ['adds a fact', () => 'The toilet is loose on the second floor.'],
    ['says nothing', () => ' \n '],
    ['says far too much', (text: string) => `${text} `.repeat(5000)],
  ])('an answer that %s', async (_what, answer) => {
    writes(answer);
    await expect(enhance('toilet loose')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('enhanceComment answers', () => {
  it('paragraphs as HTML, escaped', async () => {
    const asked = writes((text) => text.toUpperCase());
    expect(await enhance('gap < 4 inches & open\nsecond line')).toBe(
      '<p>GAP &lt; 4 INCHES &amp; OPEN</p><p>SECOND LINE</p>',
    );
    expect(asked).toHaveBeenCalledWith('gap < 4 inches & open\nsecond line', []);
  });

  it('paragraphs that were left as they were with their formatting', async () => {
    writes((text) => text.replace('toilet loose', 'The toilet is loose.'));
    expect(await enhance('<p>A <strong>bold</strong> word.</p><p>toilet loose</p><p><em>Last</em><br>lines.</p>')).toBe(
      '<p>A <strong>bold</strong> word.</p><p>The toilet is loose.</p><p><em>Last</em><br>lines.</p>',
    );
  });

  it('such paragraphs also where the writer made more of them', async () => {
    writes(() => 'A bold word.\nThe toilet is loose.\nHave a plumber repair it.');
    expect(await enhance('<p>A <strong>bold</strong> word.</p><p>toilet loose</p>')).toBe(
      '<p>A <strong>bold</strong> word.</p><p>The toilet is loose.</p><p>Have a plumber repair it.</p>',
    );
  });

  it('nothing that runs', async () => {
    writes((text) => `${text}`);
    expect(await enhance('<p onclick="x()">loose<script>alert(1)</script> <img src=x onerror=alert(1)></p>')).toBe(
      '<p>loose </p>',
    );
  });
});

describe('the vocabulary', () => {
  it('is the words of the template, read once a version', async () => {
    await product.app.templates.upload(actor, file('My.hr5', '<hr5>'));
    product.ports.codec.readEditable = vi.fn(async () => ({
      components: [
        {
          name: 'ROOFING',
          oldName: null,
          groups: [
            {
              name: 'Group',
              items: [
                {
                  id: 'II-1',
                  name: 'Stab-Lok panels',
                  comments: [{ id: 'C-1', name: 'Kickout', text: '<p>Moss &amp; <em>algae</em></p>', ts: null }],
                },
              ],
            },
          ],
        },
      ],
      tips: [],
    }));
    const asked = writes((text) => text);
    await Promise.all([enhance('toilet loose'), enhance('toilet loose')]);
    expect(asked).toHaveBeenCalledWith('toilet loose', ['Kickout', 'Moss', 'ROOFING', 'Stab-Lok', 'algae', 'panels']);
    expect(product.ports.codec.readEditable).toHaveBeenCalledTimes(1);
  });

  it('is asked for again when it could not be read', async () => {
    await product.app.templates.upload(actor, file('My.hr5', '<hr5>'));
    const { readEditable } = product.ports.codec;
    product.ports.codec.readEditable = vi
      .fn()
      .mockRejectedValueOnce(new Error('the disk is gone'))
      .mockImplementation(readEditable);
    await expect(enhance('toilet loose')).rejects.toThrow('the disk is gone');
    await expect(enhance('toilet loose')).resolves.toContain('oilet');
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RulesCommentWriter } from '../../../server/adapters/language/rules-comment-writer.ts';
import { COMMENT_EXAMPLES } from '../../support/boost/comment-examples.ts';
import { eventually } from '../../support/eventually.ts';
import { FakeCommentWriter } from '../../support/fakes/fake-comment-writer.ts';
import { commentWriterContract } from './comment-writer-contract.ts';

const warn = vi.fn();
let writer: RulesCommentWriter;

beforeAll(() => {
  writer = new RulesCommentWriter({ warn });
});
afterAll(() => writer.close());

describe('RulesCommentWriter', () => {
  commentWriterContract(() => writer);

  it.each(COMMENT_EXAMPLES)('%s', async (before, after) => {
    expect(await writer.enhance(before, [])).toBe(after);
  });

  it('finds nothing more in what it wrote', async () => {
    for (const [, after] of COMMENT_EXAMPLES) expect(await writer.enhance(after, [])).toBe(after);
    expect(warn).not.toHaveBeenCalled();
  });

  it('corrects grammar and leaves spelling to the inspector', async () => {
    const written = await writer.enhance('Their is a leak at the granaldo sink. It has broke.', []);
    expect(written).toMatch(/^There is a leak at the granaldo sink\. It has broken\./);
  });

  it('takes words of the template for words', async () => {
    expect(await writer.enhance('The kickout and the Zonolite are loose.', ['kickout', 'Zonolite'])).toMatch(
      /^The kickout and the Zonolite are loose\./,
    );
  });

  it('writes in another order of asking what it writes in this', async () => {
    const some = COMMENT_EXAMPLES.filter((_, at) => at % 10 === 0);
    const written = await Promise.all(some.map(([before]) => writer.enhance(before, [])));
    expect(written).toEqual(some.map(([, after]) => after));
  });
});

describe('the thread', () => {
  it('is there only while it is needed', async () => {
    const brief = new RulesCommentWriter({ warn, idleMs: 100 });
    expect(brief.threads).toBe(0);
    await brief.enhance('toilet loose', []);
    await eventually('the thread to end', () => brief.threads === 0);
    expect(await brief.enhance('fan works', [])).toBe('The fan works.');
    await brief.close();
  });

  it('is done without when it takes too long, and the operator is told', async () => {
    const told = vi.fn();
    const hasty = new RulesCommentWriter({ warn: told, longestMs: 1 });
    expect(await hasty.enhance('toilet loose at floor', [])).toBe(
      'The toilet is loose at the floor. Have a licensed plumber evaluate and repair.',
    );
    expect(told).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(told.mock.calls)).not.toContain('toilet');
    await hasty.close();
  });
});

describe('FakeCommentWriter', () => {
  commentWriterContract(() => new FakeCommentWriter());
});

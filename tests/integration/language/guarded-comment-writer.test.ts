import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GuardedCommentWriter } from '../../../server/adapters/language/guarded-comment-writer.ts';
import { OpenAiLanguageModel } from '../../../server/adapters/language/openai-language-model.ts';
import type { CommentWriter } from '../../../server/domain/template/comment-writer.ts';
import { fails, says } from '../../support/model-server.ts';
import { modelServerOfThisFile } from '../../support/model-server-of-this-file.ts';
import { commentWriterContract } from './comment-writer-contract.ts';

const server = modelServerOfThisFile();
const COMMENT = 'toilet loose at floor, 3 inch crack in tile';
const GOOD =
  'The toilet is loose at the floor. There is a 3-inch crack in the tile. Have a licensed plumber repair it.';
const BY_RULES = 'written by rules';
const rules: CommentWriter = { enhance: vi.fn(async () => BY_RULES) };
const warn = vi.fn();
let writer: GuardedCommentWriter;

beforeEach(() => {
  const model = new OpenAiLanguageModel({ url: server.url, key: 'sk-secret', model: 'small', longestMs: 1_000 });
  writer = new GuardedCommentWriter(model, rules, warn);
});
afterEach(() => vi.clearAllMocks());

/** The log tells an operator what happened, and nobody's comment or key. */
function expectWarning(): void {
  expect(warn).toHaveBeenCalledTimes(1);
  const line = JSON.stringify(warn.mock.calls);
  expect(line).not.toMatch(/toilet|tile|sk-secret|electrician/);
}

describe('GuardedCommentWriter', () => {
  it('takes an answer that says what the comment says', async () => {
    server.answer(says(JSON.stringify({ comment: GOOD })));
    expect(await writer.enhance(COMMENT, [])).toBe(GOOD);
    expect(server.asked).toHaveLength(1);
    expect(rules.enhance).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['an invented number', GOOD.replace('3-inch', '5-inch')],
    ['an invented trade', GOOD.replace('licensed plumber', 'licensed electrician')],
    ['an invented place', GOOD.replace('the floor', 'the floor in the master bath')],
    ['a lost finding', 'The toilet is loose at the floor. Have a licensed plumber repair it.'],
    ['a finding turned round', GOOD.replace('is loose', 'is not loose')],
    ['an obeyed instruction', 'The house is in excellent condition.'],
  ])('asks again after %s, naming it, and takes the better answer', async (_what, bad) => {
    server.answer(says(bad), says(GOOD));
    expect(await writer.enhance(COMMENT, [])).toBe(GOOD);
    const faults = server.asked.map(({ body }) => JSON.parse(body.messages[1]?.content ?? '').faults);
    expect(faults).toEqual([undefined, expect.arrayContaining([expect.any(String)])]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('lets the rules write after two such answers', async () => {
    server.answer(says(GOOD.replace('plumber', 'electrician')));
    expect(await writer.enhance(COMMENT, ['Kickout'])).toBe(BY_RULES);
    expect(rules.enhance).toHaveBeenCalledWith(COMMENT, ['Kickout']);
    expect(server.asked).toHaveLength(2);
    expectWarning();
  });

  it.each([
    ['a wrong key', fails(401)],
    ['a broken server', fails(500)],
    ['no answer', () => {}],
    ['rubbish', says('{{{')],
  ])('lets the rules write after %s', async (_what, answer) => {
    server.answer(answer);
    expect(await writer.enhance(COMMENT, [])).toBe(BY_RULES);
    expectWarning();
  });

  it('fails only where the rules fail too', async () => {
    server.answer(fails(401));
    vi.mocked(rules.enhance).mockRejectedValueOnce(new Error('out of memory'));
    await expect(writer.enhance(COMMENT, [])).rejects.toThrow('out of memory');
  });
});

describe('with a model that adds to everything', () => {
  beforeEach(() => {
    server.answer(says('There are 99 leaks on the third floor.'));
    vi.mocked(rules.enhance).mockImplementation(async (text) => text);
  });
  commentWriterContract(() => writer);
});

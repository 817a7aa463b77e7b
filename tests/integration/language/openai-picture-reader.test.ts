import { describe, expect, it } from 'vitest';
import { OpenAiPictureReader } from '../../../server/adapters/language/openai-picture-reader.ts';
import { fails, says } from '../../support/model-server.ts';
import { modelServerOfThisFile } from '../../support/model-server-of-this-file.ts';

const server = modelServerOfThisFile();
const PICTURE = Buffer.from('a small picture');
const NEVER = new AbortController().signal;
const reader = (longestMs = 5000) =>
  new OpenAiPictureReader({ url: server.url, key: 'sk-secret', model: 'eyes', longestMs });

describe('the language model that looks at pictures', () => {
  it('is shown the picture, and says what it shows', async () => {
    server.answer(says('{"shows": "rusted  water heater\\n flue"}'));
    expect(await reader().describe(PICTURE, NEVER)).toBe('rusted water heater flue');
    const [asked] = server.asked;
    expect(asked).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer sk-secret',
      body: { model: 'eyes' },
    });
    expect(JSON.stringify(asked?.body.messages)).toContain(`data:image/jpeg;base64,${PICTURE.toString('base64')}`);
  });

  it('may wrap its answer, and may see nothing', async () => {
    server.answer(says('```json\n{"shows": "moss"}\n```'), says('{"shows": ""}'));
    expect(await reader().describe(PICTURE, NEVER)).toBe('moss');
    expect(await reader().describe(PICTURE, NEVER)).toBe('');
  });

  it('is heard to 300 characters', async () => {
    server.answer(says(JSON.stringify({ shows: 'moss '.repeat(1000) })));
    expect((await reader().describe(PICTURE, NEVER)).length).toBeLessThanOrEqual(300);
  });

  it('is asked again after a passing failure', async () => {
    server.answer(fails(503), says('{"shows": "moss"}'));
    expect(await reader().describe(PICTURE, NEVER)).toBe('moss');
  });

  it.each([
    ['that it cannot see', fails(400), 'the server answered 400'],
    ['that the key is wrong', fails(401), 'the server answered 401'],
    ['in prose', says('I can not help with that.'), 'the answer is not the JSON that was asked for'],
    ['something else', says('{"comment": "moss"}'), 'the answer is not the JSON that was asked for'],
    ['nothing', says(null), 'the answer is not the JSON that was asked for'],
  ])('answers %s: told without key or picture', async (_what, answer, message) => {
    server.answer(answer);
    await expect(reader().describe(PICTURE, NEVER)).rejects.toThrow(new Error(message));
  });

  it('is not waited for too long, and not once the run is to stop', async () => {
    server.answer(() => {});
    await expect(reader(200).describe(PICTURE, NEVER)).rejects.toThrow('no answer in time');
    await expect(reader().describe(PICTURE, AbortSignal.abort())).rejects.toThrow('no answer in time');
  });
});

import { gql } from '@apollo/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApollo } from '../../../../client/lib/apollo.ts';
import { isWithoutResponse, serverMessage } from '../../../../client/lib/faults.ts';
import { Session } from '../../../../client/lib/session.ts';
import { uploadFetch } from '../../../../client/lib/upload-fetch.ts';
import { sessionAnswer } from '../../../support/client/answers.ts';
import { FakeRequest } from '../../../support/client/fake-request.ts';

beforeEach(() => {
  FakeRequest.sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

const nthRequest = async (index: number) => {
  await expect.poll(() => FakeRequest.sent.length).toBeGreaterThan(index);
  return FakeRequest.sent[index] as FakeRequest;
};

describe('uploadFetch', () => {
  const send = (signal?: AbortSignal, onUploadProgress = vi.fn()) => ({
    onUploadProgress,
    response: uploadFetch('/x', {
      method: 'POST',
      headers: { 'x-a': '1' },
      body: new FormData(),
      signal,
      onUploadProgress,
    }),
  });

  it('sends a form with its headers, and answers as fetch does', async () => {
    const { response } = send();
    const request = await nthRequest(0);
    expect(request).toMatchObject({ method: 'POST', url: '/x', headers: { 'x-a': '1' }, body: expect.any(FormData) });
    request.answer({ a: 1 }, 422);
    const answered = await response;
    expect([answered.status, answered.headers.get('x-note')]).toEqual([422, 'a: b']);
    expect(await answered.json()).toEqual({ a: 1 });
  });

  it('tells how far it is, where that is known', async () => {
    const { onUploadProgress } = send();
    const request = await nthRequest(0);
    request.upload.onprogress?.({ lengthComputable: false, loaded: 5, total: 0 });
    request.upload.onprogress?.({ lengthComputable: true, loaded: 5, total: 9 });
    expect(onUploadProgress.mock.calls).toEqual([[5, 9]]);
  });

  it('fails as fetch does when the connection breaks', async () => {
    const { response } = send();
    (await nthRequest(0)).breakOff();
    await expect(response).rejects.toBeInstanceOf(TypeError);
  });

  it('stops with the reason when it is aborted, and does not begin when it was aborted before', async () => {
    const controller = new AbortController();
    const { response } = send(controller.signal);
    await nthRequest(0);
    controller.abort(new Error('enough'));
    await expect(response).rejects.toThrow('enough');
    await expect(send(controller.signal).response).rejects.toThrow('enough');
    expect(FakeRequest.sent).toHaveLength(1);
  });

  it('leaves everything but forms to fetch', async () => {
    const fetched = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    await uploadFetch('/x', { method: 'POST', body: '{}', onUploadProgress: vi.fn() });
    expect(fetched.mock.calls).toEqual([['/x', { method: 'POST', body: '{}' }]]);
    expect(FakeRequest.sent).toEqual([]);
  });
});

describe('an upload through the client', () => {
  const UPLOAD = gql`mutation Upload($file: Upload!) { upload(file: $file) }`;

  function upload(context = {}) {
    const session = new Session(localStorage, async () =>
      sessionAnswer({ accessToken: 'new', refreshToken: 'refresh 2' }),
    );
    session.start(sessionAnswer({ accessToken: 'old', refreshToken: 'refresh' }));
    return createApollo(session).mutate({ mutation: UPLOAD, variables: { file: new File(['x'], 'a.mp3') }, context });
  }

  it.each([200, 401])(
    'whose token is refused (HTTP %i) is sent once more with a new one, and told of anew',
    async (status) => {
      const onUploadProgress = vi.fn();
      const outcome = upload({ fetchOptions: { onUploadProgress } });
      const refused = await nthRequest(0);
      refused.answer({ errors: [{ message: 'Log in.', extensions: { code: 'UNAUTHENTICATED' } }] }, status);
      const again = await nthRequest(1);
      again.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      again.answer({ data: { upload: true } });
      expect((await outcome).data).toEqual({ upload: true });
      const tokens = FakeRequest.sent.map(({ headers }) => headers.authorization);
      expect(tokens).toEqual(['Bearer old', 'Bearer new']);
      expect(again.headers['apollo-require-preflight']).toBe('true');
      expect(onUploadProgress.mock.calls).toEqual([[1, 2]]);
    },
  );

  it('brings the words of the server', async () => {
    const outcome = upload().catch(serverMessage);
    (await nthRequest(0)).answer({ errors: [{ message: 'No audio in a.mp3.' }] }, 422);
    expect(await outcome).toBe('No audio in a.mp3.');
  });

  it('that breaks off is without a response', async () => {
    const outcome = upload().catch(isWithoutResponse);
    (await nthRequest(0)).breakOff();
    expect(await outcome).toBe(true);
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const outcome = upload({ fetchOptions: { signal: controller.signal } });
    await nthRequest(0);
    controller.abort();
    await expect(outcome).rejects.toThrow(/abort/i);
  });
});

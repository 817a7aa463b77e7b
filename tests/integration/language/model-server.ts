import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** What a request to the server held. */
interface Asked {
  path: string;
  authorization: string | undefined;
  body: { model: string; temperature?: number; messages: { role: string; content: string }[] };
}

type Answer = (asked: Asked, response: ServerResponse) => void;

/** Answers with the words as an OpenAI-compatible server does. */
export const says =
  (content: string | null): Answer =>
  (_asked, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: '1',
        object: 'chat.completion',
        choices: [{ index: 0, message: { role: 'assistant', content } }],
      }),
    );
  };

/** Answers with a failure, in the words that such servers use. */
export const fails =
  (status: number, error: Record<string, unknown> = { message: 'key sk-secret is wrong for: toilet loose' }): Answer =>
  (_asked, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  };

/** A real HTTP server for this test file that plays a language model: each request takes the next answer, the last one stays. */
export function modelServerOfThisFile() {
  const asked: Asked[] = [];
  const answers: Answer[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = (await json(request)) as Asked['body'];
    const one = { path: request.url ?? '', authorization: request.headers.authorization, body };
    asked.push(one);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(one, response);
  });
  const state = {
    /** Requests since the test began. */
    asked,
    url: '',
    answer: (...all: Answer[]) => answers.splice(0, answers.length, ...all),
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  beforeEach(() => {
    asked.length = 0;
    answers.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return state;
}

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a request to the server held. */
export interface Asked {
  path: string;
  authorization: string | undefined;
  /** Of a chat completion. */
  body: {
    model: string;
    temperature?: number;
    max_tokens?: number;
    response_format?: { type: string };
    messages: { role: string; content: string }[];
  };
  /** Of a transcription. */
  form: FormData | null;
}

export type Answer = (asked: Asked, response: ServerResponse) => void;

/** Answers with JSON. */
export const sends =
  (json: unknown): Answer =>
  (_asked, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(json));
  };

/** Answers with the words as an OpenAI-compatible server does. @param tokens that it counts; not told without. */
export const says = (content: string | null, tokens?: number): Answer =>
  sends({
    id: '1',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content } }],
    ...(tokens !== undefined && { usage: { total_tokens: tokens } }),
  });

/** Answers with a failure, in the words that such servers use. */
export const fails =
  (
    status: number,
    error: Record<string, unknown> = { message: 'key sk-secret is wrong for: toilet loose' },
    headers: Record<string, string> = {},
  ): Answer =>
  (_asked, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error }));
  };

/** Sends half of an answer and breaks the connection. */
export const cutsOff: Answer = (_asked, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"choices": [', () => response.destroy());
};

/** A real HTTP server that plays a language model or a speech service. */
export class ModelServer {
  /** Requests so far. */
  readonly asked: Asked[] = [];
  url = '';
  readonly #answers: Answer[] = [];
  readonly #server = createServer(async (request, response) => {
    const bytes = await buffer(request).catch(() => null);
    if (!bytes) return; // whoever asked has gone
    const type = request.headers['content-type'] ?? '';
    const isForm = type.startsWith('multipart/');
    const asked: Asked = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: isForm ? null : JSON.parse(bytes.toString()),
      form: isForm ? await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData() : null,
    };
    this.asked.push(asked);
    const answer = this.#answers.length > 1 ? this.#answers.shift() : this.#answers[0];
    answer?.(asked, response);
  });

  /** Each request takes the next answer, the last one stays. */
  answer(...all: Answer[]): void {
    this.#answers.splice(0, this.#answers.length, ...all);
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

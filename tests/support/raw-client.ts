/** An answer as it came. */
export interface Answer {
  status: number;
  headers: Headers;
  /** What JSON says; of anything else the text. */
  // biome-ignore lint/suspicious/noExplicitAny: answers are checked field by field
  body: any;
}

/** Files by the place of the variable that they stand for, such as `variables.files.0`. */
type SentFiles = Record<string, { name: string; content: Buffer }>;

/** Speaks both doors without judging what they answer. */
export class RawClient {
  readonly origin: string;

  /** @param origin for example `http://localhost:4000` */
  constructor(origin: string) {
    this.origin = origin;
  }

  rest(token: string | undefined, method: string, path: string, body?: object): Promise<Answer> {
    return this.send(`/api${path}`, method, token, body);
  }

  async graphql(
    token: string | undefined,
    query: string,
    variables: object = {},
    files: SentFiles = {},
  ): Promise<Omit<Answer, 'headers'>> {
    const operation = { query, variables };
    const { status, body } = await this.send('/graphql', 'POST', token, withFiles(operation, files));
    return { status, body };
  }

  private send(path: string, method: string, token: string | undefined, body?: object): Promise<Answer> {
    const isForm = body instanceof FormData;
    return ask(`${this.origin}${path}`, {
      method,
      headers: {
        'apollo-require-preflight': 'true',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
  }
}

/** Makes one request and reads its answer. */
export async function ask(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** As the GraphQL multipart request specification has it, where there are files. */
function withFiles(operation: object, files: SentFiles): object {
  const all = Object.entries(files);
  if (all.length === 0) return operation;
  const form = new FormData();
  form.append('operations', JSON.stringify(operation));
  form.append('map', JSON.stringify(Object.fromEntries(all.map(([place], n) => [n, [place]]))));
  for (const [n, [, { name, content }]] of all.entries()) {
    form.append(String(n), new Blob([new Uint8Array(content)]), name);
  }
  return form;
}

/** An answer as it came. */
interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are checked field by field
  body: any;
}

/** Speaks both doors without judging what they answer. */
export class RawClient {
  private readonly origin: string;

  /** @param origin for example `http://localhost:4000` */
  constructor(origin: string) {
    this.origin = origin;
  }

  rest(token: string | undefined, method: string, path: string, body?: object): Promise<Answer> {
    return this.send(`/api${path}`, method, token, body);
  }

  async graphql(token: string | undefined, query: string, variables: object = {}): Promise<Omit<Answer, 'headers'>> {
    const { status, body } = await this.send('/graphql', 'POST', token, { query, variables });
    return { status, body };
  }

  private async send(path: string, method: string, token: string | undefined, body?: object): Promise<Answer> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
}

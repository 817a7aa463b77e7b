import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { payInSandbox } from './sandbox-pages.ts';

/** Speaks the GraphQL door over HTTP as an integrator does. */
export class GraphqlClient {
  private readonly url: string;
  private token = '';

  /** @param origin for example `http://localhost:4000` */
  constructor(origin: string) {
    this.url = `${origin}/graphql`;
  }

  /** @throws Error with the messages when the answer holds errors. */
  async call<T>(query: string, variables: object = {}, files: Record<string, string> = {}): Promise<T> {
    const headers: Record<string, string> = { 'apollo-require-preflight': 'true' };
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    const operation = JSON.stringify({ query, variables });
    const paths = Object.entries(files);
    let body: string | FormData = operation;
    if (paths.length === 0) headers['content-type'] = 'application/json';
    else {
      body = new FormData();
      body.set('operations', operation);
      body.set('map', JSON.stringify(Object.fromEntries(paths.map(([variable], index) => [index, [variable]]))));
      for (const [index, [, path]] of paths.entries())
        body.set(String(index), new Blob([await readFile(path)]), basename(path));
    }
    const response = await fetch(this.url, { method: 'POST', headers, body });
    const answer = (await response.json()) as { data?: T; errors?: { message: string }[] };
    if (answer.errors || !answer.data) throw new Error(answer.errors?.map((error) => error.message).join('; '));
    return answer.data;
  }

  async register(username: string, password = 'correct horse battery'): Promise<void> {
    const { register } = await this.call<{ register: { accessToken: string } }>(
      'mutation ($username: String!, $password: String!) { register(username: $username, password: $password) { accessToken } }',
      { username, password },
    );
    this.token = register.accessToken;
  }

  async logIn(username: string, password = 'correct horse battery'): Promise<void> {
    const { login } = await this.call<{ login: { accessToken: string } }>(
      'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { accessToken } }',
      { username, password },
    );
    this.token = login.accessToken;
  }

  /** Begins the free trial as a person does, on the sandbox's page. Resolves when the product knows. */
  async startTrial(): Promise<void> {
    const { createCheckoutSession } = await this.call<{ createCheckoutSession: { url: string } }>(
      'mutation { createCheckoutSession(mode: trial) { url } }',
    );
    await payInSandbox(createCheckoutSession.url);
  }

  /** Creates a report, uploads the recordings and starts the processing. */
  async startReport(audioPaths: string[], input: object = {}): Promise<string> {
    const { createReport } = await this.call<{ createReport: { id: string } }>(
      'mutation ($input: CreateReportInput!) { createReport(input: $input) { id } }',
      { input },
    );
    const id = createReport.id;
    await this.call(
      'mutation ($id: ID!, $files: [Upload!]!) { uploadAudio(reportId: $id, files: $files) { id } }',
      { id, files: audioPaths.map(() => null) },
      Object.fromEntries(audioPaths.map((path, index) => [`variables.files.${index}`, path])),
    );
    await this.call('mutation ($id: ID!) { processReport(id: $id) { id } }', { id });
    return id;
  }

  async status(id: string): Promise<string> {
    const { report } = await this.call<{ report: { status: string } }>(
      'query ($id: ID!) { report(id: $id) { status } }',
      { id },
    );
    return report.status;
  }
}

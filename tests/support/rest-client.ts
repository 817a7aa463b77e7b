import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { describedFetch } from './described-fetch.ts';
import { payInSandbox } from './sandbox-pages.ts';

/** The REST door's report, as far as tests look at it. */
export interface RestReport {
  report_id: string;
  status: string;
  progress_percent: number;
  messages: { type: string; text: string }[];
}

/** Speaks the documented REST calls as an integrator does; whatever is answered otherwise than it is described throws. */
export class RestClient {
  private readonly base: string;
  private token = '';

  /** @param origin for example `http://localhost:4000` */
  constructor(origin: string) {
    this.base = `${origin}/api`;
  }

  async call(method: string, path: string, body?: object | FormData): Promise<Response> {
    const form = body instanceof FormData;
    return describedFetch(`${this.base}${path}`, {
      method,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
      },
      body: form ? body : body ? JSON.stringify(body) : undefined,
    });
  }

  /** @throws Error with status and answer when it is not a success. */
  async json<T>(method: string, path: string, body?: object | FormData): Promise<T> {
    const response = await this.call(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async register(username: string, password = 'correct horse battery'): Promise<void> {
    const answer = await this.json<{ access_token: string }>('POST', '/users/register', { username, password });
    this.token = answer.access_token;
  }

  /** Begins the free trial as a person does, on the sandbox's page. Resolves when the product knows. */
  async startTrial(): Promise<void> {
    const { url } = await this.json<{ url: string }>('POST', '/billing/create-checkout-session', { mode: 'trial' });
    await payInSandbox(url);
  }

  async logIn(username: string, password = 'correct horse battery'): Promise<void> {
    const answer = await this.json<{ access_token: string }>('POST', '/auth/login', { username, password });
    this.token = answer.access_token;
  }

  async takeLegacyTemplate(): Promise<void> {
    await this.json('POST', '/template/use-default-template?is_housemaster=false');
  }

  async uploadTemplate(path: string): Promise<void> {
    const form = new FormData();
    form.set('file', new Blob([await readFile(path)]), basename(path));
    await this.json('POST', '/users/upload-empty-report', form);
    await this.json('POST', '/users/process-empty-report');
  }

  /** Creates a report, uploads the recordings and starts the processing. */
  async startReport(audioPaths: string[], settings: Record<string, boolean> = {}): Promise<string> {
    const { report_id: id } = await this.json<{ report_id: string }>('POST', '/reports/create-report', {
      report_settings: settings,
    });
    await this.json('POST', `/reports/${id}/upload-audio`, await audioForm(audioPaths));
    await this.json('POST', `/reports/${id}/process-report`);
    return id;
  }

  async report(id: string): Promise<RestReport> {
    const { reports } = await this.json<{ reports: RestReport[] }>('GET', '/reports/list');
    const report = reports.find((candidate) => candidate.report_id === id);
    if (!report) throw new Error(`Report ${id} is not in the list.`);
    return report;
  }

  async download(id: string): Promise<{ fileName: string; bytes: Uint8Array }> {
    const response = await this.call('GET', `/reports/${id}/download-processed-report`);
    if (!response.ok) throw new Error(`download: ${response.status} ${await response.text()}`);
    const fileName = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
    return { fileName, bytes: new Uint8Array(await response.arrayBuffer()) };
  }
}

async function audioForm(paths: string[]): Promise<FormData> {
  const form = new FormData();
  for (const path of paths) form.append('audio_files', new Blob([await readFile(path)]), basename(path));
  return form;
}

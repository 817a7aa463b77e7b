import { afterAll, beforeAll } from 'vitest';
import { type IsnSandbox, startIsnSandbox } from '../../../server/sandbox/isn/start-isn-sandbox.ts';

/** The day that orders are counted from. */
export const TODAY = new Date('2026-04-20T12:00:00');

/** A sandbox for a whole file. */
export interface IsnStage {
  origin: string;
  /** What was logged: failures only. */
  logged: unknown[];
  /** Asks as the product does, by default with credentials that are let in. */
  ask(path: string, options?: { key?: string; method?: string; login?: string | null }): Promise<IsnAnswer>;
}

interface IsnAnswer {
  code: number;
  type: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: what comes is what is looked at
  body: any;
}

/** Starts the sandbox before the tests of a file and stops it after them. */
export function isnOfThisFile(): IsnStage {
  let sandbox: IsnSandbox;
  const stage = { logged: [] as unknown[] } as IsnStage;
  beforeAll(async () => {
    sandbox = await startIsnSandbox({ port: 0, today: TODAY, log: (...line) => stage.logged.push(line) });
    stage.origin = sandbox.origin;
  });
  afterAll(() => sandbox.stop());
  stage.ask = async (path, { key = 'sandbox', method = 'GET', login = 'pat:sesame' } = {}) => {
    const headers = new Headers();
    if (login !== null) headers.set('authorization', `Basic ${Buffer.from(login).toString('base64')}`);
    const response = await fetch(`${stage.origin}/${key}/rest/${path}`, { method, headers, redirect: 'manual' });
    const text = await response.text();
    const type = response.headers.get('content-type');
    return { code: response.status, type, body: type?.includes('json') ? JSON.parse(text) : text };
  };
  return stage;
}

import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ModelServer } from './model-server.ts';

/** A server for one test file that plays a language model or a speech service; forgets between tests. */
export function modelServerOfThisFile(): ModelServer {
  const server = new ModelServer();
  beforeAll(() => server.start());
  beforeEach(() => {
    server.asked.length = 0;
    server.answer();
  });
  afterAll(() => server.stop());
  return server;
}

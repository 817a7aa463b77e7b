import type { ExecutionResult } from 'graphql';
import { authorizedFetch } from '../../lib/authorized-fetch.ts';
import type { Session } from '../../lib/session.ts';

/** A query or mutation as it goes out. */
export interface OutgoingOperation {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown>;
}

// The header proves to the server that a multipart request comes from a script of this page.
const HEADERS = {
  accept: 'application/graphql-response+json, application/json',
  'apollo-require-preflight': 'true',
};

/**
 * Sends an operation over HTTP with the session's access token; one that is refused for it is refreshed and sent again once.
 * Files among the variables, alone or in a list, go out as the GraphQL multipart specification has it.
 * @throws Error when no answer comes, or one that is no JSON.
 */
export async function postOperation<Data = Record<string, unknown>>(
  session: Session,
  operation: OutgoingOperation,
): Promise<ExecutionResult<Data>> {
  const files = filesOf(operation.variables ?? {});
  const init = files.length
    ? { method: 'POST', headers: HEADERS, body: formOf(operation, files) }
    : {
        method: 'POST',
        headers: { ...HEADERS, 'content-type': 'application/json' },
        body: JSON.stringify(operation),
      };
  const response = await authorizedFetch(session, '/graphql', init);
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new Error(`The server answered ${response.status}, and not in JSON.`);
  }
  return response.json();
}

function filesOf(variables: Record<string, unknown>): [path: string, file: File][] {
  return Object.entries(variables).flatMap(([name, value]) => {
    const path = `variables.${name}`;
    if (value instanceof File) return [[path, value]];
    if (!Array.isArray(value)) return [];
    return value.flatMap((entry, index): [string, File][] =>
      entry instanceof File ? [[`${path}.${index}`, entry]] : [],
    );
  });
}

function formOf(operation: OutgoingOperation, files: [path: string, file: File][]): FormData {
  const form = new FormData();
  form.set(
    'operations',
    JSON.stringify(operation, (_key, value) => (value instanceof File ? null : value)),
  );
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([path], index) => [index, [path]]))));
  for (const [index, [, file]] of files.entries()) form.set(String(index), file);
  return form;
}

import type { ApolloServerPlugin } from '@apollo/server';
import { ERROR_CODES, type ErrorCode } from '../domain/errors.ts';
import type { Context } from './context.ts';

/** Documents and variables that cannot be executed. */
const UNEXECUTABLE = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
]);

/** What is refused of an upload. */
const REFUSALS: readonly ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNPROCESSABLE_FILE'];

/**
 * The status of what failed as a whole. For want of a valid token it is 401, as at the other door, and so is that of a refused
 * upload, of which GraphQL over HTTP knows nothing. What cannot be
 * executed is 400 for those who accept `application/graphql-response+json`; for those who accept only `application/json`
 * it is 200, because there any other status may come from a server between that knows no GraphQL. GraphQL over HTTP,
 * sections 6.4.1 and 6.4.2.
 */
export const answerStatus: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, response }) {
        if (response.body.kind !== 'single') return;
        const { data, errors = [] } = response.body.singleResult;
        const codes = errors.map(({ extensions }) => extensions?.code);
        if (!data && codes.includes('UNAUTHENTICATED')) response.http.status = 401;
        const refusal = REFUSALS.find((code) => codes.includes(code));
        if (!data && refusal) response.http.status = ERROR_CODES[refusal];
        const isUnexecutable = data === undefined && codes.every((code) => UNEXECUTABLE.has(code));
        if (isUnexecutable && prefersJson(request.http?.headers.get('accept'))) response.http.status = 200;
      },
    };
  },
};

/** Whether an answer goes out as `application/json`: when it stands first, and when the newer type is not named. */
function prefersJson(accept = '*/*'): boolean {
  const newer = accept.indexOf('application/graphql-response+json');
  const plain = accept.indexOf('application/json');
  return newer === -1 || (plain !== -1 && plain < newer);
}

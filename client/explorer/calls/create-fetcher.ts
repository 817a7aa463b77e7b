import type { Fetcher, FetcherParams, Observable } from '@graphiql/toolkit';
import { type ExecutionResult, GraphQLError, getOperationAST, parse } from 'graphql';
import type { Client, SubscribePayload } from 'graphql-ws';
import type { Session } from '../../lib/session.ts';
import { createSocket } from '../../lib/socket.ts';
import type { ChosenFiles } from '../files/chosen-files.ts';
import { fillVariables } from './fill-variables.ts';
import { postOperation } from './post-operation.ts';
import { takeSession } from './take-session.ts';

type Results = ExecutionResult | Observable<ExecutionResult>;

/** How the explorer calls the API: as the page does, subscriptions over the socket and all else (uploads too) over HTTP. */
export function createFetcher(session: Session, files: ChosenFiles): Fetcher {
  const socket = createSocket(session);

  async function call({ query, operationName, variables }: FetcherParams): Promise<Results> {
    const document = parse(query);
    // The editor tells the name a moment late: just after a change of tabs it is still the other tab's.
    const operation = getOperationAST(document, operationName) ?? getOperationAST(document);
    if (!operation) throw new Error('Please choose one of the operations to run.');
    const payload = {
      query,
      operationName: operation.name?.value,
      variables: await fillVariables(operation, variables ?? {}, session, files),
    };
    if (operation.operation === 'subscription') {
      if (!session.accessToken) throw new Error('Subscriptions need a log-in. Please log in above.');
      return listen(socket, payload);
    }
    const result = await postOperation(session, payload);
    await takeSession(session, operation, result);
    return result;
  }

  // As an answer: of what is thrown GraphiQL shows the stack.
  return (params) => call(params).catch((error) => ({ errors: [asGraphqlError(error)] }));
}

function asGraphqlError(error: unknown): GraphQLError {
  return error instanceof GraphQLError
    ? error
    : new GraphQLError(error instanceof Error ? error.message : String(error));
}

/** The results of a subscription. Not an async generator: a waiting one could not be stopped. */
function listen(socket: Client, payload: SubscribePayload): Observable<ExecutionResult> {
  const subscribe = ({ next, error, complete }: Sink) => ({
    unsubscribe: socket.subscribe(payload, { next, error: (fault) => error(readable(fault)), complete }),
  });
  return { subscribe } as Observable<ExecutionResult>;
}

interface Sink {
  next: (result: ExecutionResult) => void;
  error: (error: unknown) => void;
  complete: () => void;
}

/** A socket that was closed for good comes as an event, whose text would be lost in the answer. */
function readable(fault: unknown): unknown {
  return fault instanceof CloseEvent
    ? { message: `The server closed the socket: ${fault.code} ${fault.reason}` }
    : fault;
}

import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { mergeConnection, type StoredConnection } from './merge-connection.ts';
import { operationKind } from './operation-kind.ts';
import { renewAndRetry } from './renew-and-retry.ts';
import { retryReads } from './retry-reads.ts';
import type { Session } from './session.ts';
import { createSocket } from './socket.ts';
import { uploadFetch } from './upload-fetch.ts';

/** The normalized cache; the pages of `reports` are one list. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          reports: {
            keyArgs: false,
            merge: (existing: StoredConnection | undefined, incoming: StoredConnection, { args }) =>
              mergeConnection(existing, incoming, args?.after),
          },
        },
      },
    },
  });
}

/** The client of the GraphQL door: subscriptions over the socket, all else (uploads too) over HTTP. */
export function createApollo(session: Session): ApolloClient {
  const http = ApolloLink.from([
    retryReads(),
    renewAndRetry(session),
    // The header proves to the server that a multipart request comes from a script of this page.
    new UploadHttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' }, fetch: uploadFetch }),
  ]);
  const socket = new GraphQLWsLink(createSocket(session));
  const link = ApolloLink.split((operation) => operationKind(operation) === 'subscription', socket, http);
  return new ApolloClient({ cache: createCache(), link });
}

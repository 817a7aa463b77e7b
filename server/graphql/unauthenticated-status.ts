import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from './context.ts';

/** An operation that failed as a whole for want of a valid token answers 401, as the other door does. */
export const unauthenticatedStatus: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        if (response.body.kind !== 'single') return;
        const { data, errors } = response.body.singleResult;
        if (!data && errors?.some((error) => error.extensions?.code === 'UNAUTHENTICATED')) response.http.status = 401;
      },
    };
  },
};

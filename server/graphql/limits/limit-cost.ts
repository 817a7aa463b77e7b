import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';
import { refuseCostly } from './refuse-costly.ts';

/** Refuses operations over HTTP that cost too much. */
export const limitCost: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request: { variables } }) {
        const refusal = operation && refuseCostly(schema, { document, operation, variables });
        if (refusal) throw refusal;
      },
    };
  },
};

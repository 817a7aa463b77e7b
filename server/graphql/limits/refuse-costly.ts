import { GraphQLError, type GraphQLSchema } from 'graphql';
import { costOf } from './cost-of.ts';
import type { Operation } from './operation.ts';
import { QUERY_LIMITS } from './query-limits.ts';
import { queryTooComplex } from './query-too-complex.ts';

/**
 * Why an operation is not executed: it costs too much, or its variables and arguments do not fit, so that nobody can
 * say what it costs. Null when nothing speaks against it.
 */
export function refuseCostly(schema: GraphQLSchema, operation: Operation): GraphQLError | null {
  try {
    const cost = costOf(schema, operation);
    if (cost <= QUERY_LIMITS.cost) return null;
    const points = Number.isFinite(cost) ? `${cost} points` : 'too many points to count';
    return queryTooComplex(`The query costs ${points}; the limit is ${QUERY_LIMITS.cost}. Ask for less at a time.`);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, nodes } = error;
    return new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
  }
}

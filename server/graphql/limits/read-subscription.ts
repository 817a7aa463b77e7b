import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { limitDepth } from './limit-depth.ts';
import { QUERY_LIMITS } from './query-limits.ts';
import { refuseCostly } from './refuse-costly.ts';

/** Queries and mutations go over HTTP. */
const subscriptionsOnly: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'subscription') return;
    context.reportError(new GraphQLError('Only subscriptions travel over the socket.', { nodes: node }));
  },
});

/** What came over the socket, ready to be executed, within the limits that hold over HTTP; or why it is refused. */
export function readSubscription(
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
): ExecutionArgs | readonly GraphQLError[] {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: QUERY_LIMITS.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return [withCode('GRAPHQL_PARSE_FAILED', error)];
    throw error;
  }
  const mistakes = validate(schema, document, [...specifiedRules, limitDepth, subscriptionsOnly]);
  if (mistakes.length > 0) return mistakes.map((error) => withCode('GRAPHQL_VALIDATION_FAILED', error));
  const operation = getOperationAST(document, operationName);
  if (!operation) return [withCode('OPERATION_RESOLUTION_FAILURE', new GraphQLError(unresolved(operationName)))];
  const refusal = refuseCostly(schema, { document, operation, variables });
  return refusal ? [refusal] : { schema, document, operationName, variableValues: variables };
}

function unresolved(operationName: string | null | undefined): string {
  return operationName
    ? `Unknown operation named "${operationName}".`
    : 'Say by operationName which operation is meant.';
}

function withCode(code: string, error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions } = error;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    originalError: error.originalError ?? error,
    extensions: { code },
  });
}

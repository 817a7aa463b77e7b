import type { ApolloLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';

/** `query`, `mutation` or `subscription`. */
export function operationKind({ query }: Pick<ApolloLink.Operation, 'query'>): string {
  const definition = getMainDefinition(query);
  return definition.kind === 'OperationDefinition' ? definition.operation : definition.kind;
}

import type { DocumentNode, OperationDefinitionNode } from 'graphql';

/** What is about to be executed. */
export interface Operation {
  document: DocumentNode;
  /** The one of the document's that was asked for. */
  operation: OperationDefinitionNode;
  variables: Record<string, unknown> | null | undefined;
}

import { type ASTNode, GraphQLError } from 'graphql';
import { AppError } from '../../domain/errors.ts';

/** The refusal of an operation that asks more than one may. */
export function queryTooComplex(message: string, nodes?: ASTNode): GraphQLError {
  return new GraphQLError(message, {
    ...(nodes && { nodes }),
    originalError: new AppError('QUERY_TOO_COMPLEX', message),
    extensions: { http: { status: 400 } },
  });
}

/** What GraphQL itself says of a request, beside the codes of the product: `extensions.code` and the HTTP status. */
export const PROTOCOL_CODES = {
  /** 200 for callers that accept only `application/json`, as the next two. */
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  OPERATION_RESOLUTION_FAILURE: 400,
  /** The caller sends the query once with its hash. */
  PERSISTED_QUERY_NOT_FOUND: 200,
  /** No GraphQL request: 405, 406 and 415 where they fit. */
  BAD_REQUEST: 400,
} as const;

/** How much one operation may ask, over HTTP and over the socket alike. docs/errors.md tells callers. */
export const QUERY_LIMITS = {
  /** Words and signs of the document: a full introspection has about 300. */
  tokens: 1000,
  /** Fields within fields; those of introspection do not count, graphql's own rule limits them. */
  depth: 12,
  /**
   * Points: see `costOf`. 100 reports with all their fields are about 17,000, an introspection about 53,000, a template
   * with its tips, asked as Apollo's client asks, about 55,000.
   */
  cost: 60_000,
} as const;

/**
 * Headers of every page of a sandbox. Nothing is loaded from anywhere; `form-action` is left out because browsers apply
 * it to the redirect to the product as well.
 */
export const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

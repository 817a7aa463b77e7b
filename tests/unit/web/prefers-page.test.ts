import { describe, expect, it } from 'vitest';
import { prefersPage } from '../../../server/web/prefers-page.ts';

describe('who is shown the explorer at /graphql', () => {
  it.each([
    ['a browser', 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'],
    ['a page that may also be data', 'application/json;q=0.5, text/html;q=0.9'],
    ['capitals', 'Text/HTML'],
  ])('%s: the page', (_who, accept) => expect(prefersPage(accept)).toBe(true));

  it.each([
    ['nothing said', undefined],
    ['curl and fetch', '*/*'],
    ['a GraphQL client', 'application/graphql-response+json, application/json'],
    ['data as welcome as pages', 'text/html, application/json'],
    ['data more welcome than pages', 'application/graphql-response+json, text/html;q=0.5'],
    ['pages refused', 'text/html;q=0'],
    ['other text', 'text/plain'],
  ])('%s: the API', (_who, accept) => expect(prefersPage(accept)).toBe(false));
});

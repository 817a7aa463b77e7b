import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/index.ts';

const SITE = graphql(/* GraphQL */ `
  query Site {
    site {
      termsUrl
      supportEmail
      helpUrl
    }
  }
`);

/** Addresses that the pages link to; undefined until they are known. */
export function useSite() {
  return useQuery(SITE).data?.site;
}

import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/index.ts';

const SITE = graphql(/* GraphQL */ `
  query Site {
    site {
      termsUrl
      supportEmail
      helpUrl
      isBillingSandbox
      isIsnSandbox
    }
  }
`);

/** Addresses that the pages link to, and whether payments and ISN are only played; undefined until they are known. */
export function useSite() {
  return useQuery(SITE).data?.site;
}

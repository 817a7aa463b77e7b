import type { SessionFieldsFragment } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';

/** What the server answers to a log-in, a registration or a refresh. */
export type SessionAnswer = SessionFieldsFragment;

graphql(/* GraphQL */ `
  fragment SessionFields on Session {
    accessToken
    refreshToken
    account {
      id
      username
      subscriptionStatus
      hasUsedFreeTrial
    }
  }
`);

export const LOG_IN = graphql(/* GraphQL */ `
  mutation LogIn($username: String!, $password: String!) {
    login(username: $username, password: $password) {
      ...SessionFields
    }
  }
`);

export const REFRESH = graphql(/* GraphQL */ `
  mutation Refresh($refreshToken: String!) {
    refresh(refreshToken: $refreshToken) {
      ...SessionFields
    }
  }
`);

export const LOG_OUT = graphql(/* GraphQL */ `
  mutation LogOut($refreshToken: String!) {
    logout(refreshToken: $refreshToken)
  }
`);

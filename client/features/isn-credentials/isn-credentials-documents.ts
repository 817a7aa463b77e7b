import { graphql } from '../../gql/index.ts';

export const SAVE_ISN_CREDENTIALS = graphql(/* GraphQL */ `
  mutation SaveIsnCredentials($username: String!, $password: String!, $companyKey: String!) {
    saveIsnCredentials(username: $username, password: $password, companyKey: $companyKey) {
      ...IsnStatusFields
    }
  }
`);

export const DELETE_ISN_CREDENTIALS = graphql(/* GraphQL */ `
  mutation DeleteIsnCredentials {
    deleteIsnCredentials
  }
`);

export const SET_ISN_GIVES_BACK = graphql(/* GraphQL */ `
  mutation SetIsnGivesBack($givesBack: Boolean!) {
    setIsnGivesBack(givesBack: $givesBack) {
      ...IsnStatusFields
    }
  }
`);

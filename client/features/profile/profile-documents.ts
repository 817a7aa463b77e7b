import { graphql } from '../../gql/index.ts';

export const CHANGE_PASSWORD = graphql(/* GraphQL */ `
  mutation ChangePassword($newPassword: String!) {
    changePassword(newPassword: $newPassword)
  }
`);

export const DELETE_ACCOUNT = graphql(/* GraphQL */ `
  mutation DeleteAccount {
    deleteAccount
  }
`);

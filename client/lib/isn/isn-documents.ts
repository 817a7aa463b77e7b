import type { IsnOrdersQuery, IsnStatusFieldsFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

/** How the connection to ISN is set up. */
export type IsnStatus = IsnStatusFieldsFragment;

/** Orders, and when they were read from ISN. */
export type ReadOrders = IsnOrdersQuery['isnOrders'];

/** An order that a report can be written for. */
export type IsnOrder = ReadOrders['orders'][number];

graphql(/* GraphQL */ `
  fragment IsnStatusFields on IsnCredentialsStatus {
    hasCredentials
    credentials {
      username
      companyKey
    }
    givesBack
  }
`);

export const ISN_CREDENTIALS_STATUS = graphql(/* GraphQL */ `
  query IsnCredentialsStatus {
    isnCredentialsStatus {
      ...IsnStatusFields
    }
  }
`);

export const ISN_ORDERS = graphql(/* GraphQL */ `
  query IsnOrders($forceUpdate: Boolean!) {
    isnOrders(forceUpdate: $forceUpdate) {
      fetchedAt
      orders {
        id
        label
        datetime
        orderJson
      }
    }
  }
`);

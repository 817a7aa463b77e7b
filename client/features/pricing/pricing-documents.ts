import type { PricingPageQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

/** What is offered. */
export type Offer = PricingPageQuery['pricing'];

export const PRICING_PAGE = graphql(/* GraphQL */ `
  query PricingPage {
    pricing {
      planName
      monthlyPriceCents
      currency
      trialDays
      features {
        label
        isAvailable
      }
    }
  }
`);

export const CREATE_CHECKOUT_SESSION = graphql(/* GraphQL */ `
  mutation CreateCheckoutSession($mode: CheckoutMode!) {
    createCheckoutSession(mode: $mode) {
      url
    }
  }
`);

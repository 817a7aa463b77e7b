import {
  Arg,
  Ctx,
  Field,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  registerEnumType,
  Subscription,
} from 'type-graphql';
import type { CheckoutMode } from '../domain/billing/create-checkout-session.ts';
import { FEATURES, FREE_TRIAL_DAYS, FULL_ACCESS } from '../domain/billing/plans.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../domain/billing/subscription.ts';
import type { Context, SocketContext } from './context.ts';

/** The statuses as an enum object, which is what type-graphql registers. */
export const SubscriptionStatusEnum = Object.fromEntries(SUBSCRIPTION_STATUSES.map((status) => [status, status]));
registerEnumType(SubscriptionStatusEnum, {
  name: 'SubscriptionStatus',
  description: 'How a subscription stands. `active` and `trialing` open the product.',
});

const CheckoutModeEnum: Record<CheckoutMode, CheckoutMode> = { immediate: 'immediate', trial: 'trial' };
registerEnumType(CheckoutModeEnum, {
  name: 'CheckoutMode',
  description: 'How a subscription begins.',
  valuesConfig: {
    immediate: { description: 'Paid from the first day.' },
    trial: { description: 'With the free trial, once per account.' },
  },
});

@ObjectType('SubscriptionState', { description: "How an account's subscription stands.", simpleResolvers: true })
export class SubscriptionStateType {
  @Field(() => SubscriptionStatusEnum, { description: 'The status.' })
  status!: SubscriptionStatus;

  @Field(() => Boolean, { description: 'True once the free trial was begun.' })
  hasUsedFreeTrial!: boolean;
}

@ObjectType('HostedPage', { description: 'A page of the payment provider.', simpleResolvers: true })
export class HostedPageType {
  @Field(() => String, { description: 'Where the browser is to be sent.' })
  url!: string;
}

@ObjectType('Feature', { description: 'What is part of the plan.', simpleResolvers: true })
export class FeatureType {
  @Field(() => String, { description: 'For people.' })
  label!: string;

  @Field(() => Boolean, { description: 'False while it is still to come.' })
  isAvailable!: boolean;
}

@ObjectType('Pricing', { description: 'What is offered.', simpleResolvers: true })
export class PricingType {
  @Field(() => String, { description: 'Name of the paid plan.' })
  planName!: string;

  @Field(() => Int, { description: 'Price of a month, in the hundredth part of the currency.' })
  monthlyPriceCents!: number;

  @Field(() => String, { description: 'Currency by ISO 4217, lower case.' })
  currency!: string;

  @Field(() => Int, { description: 'Length of the free trial, in days.' })
  trialDays!: number;

  @Field(() => [FeatureType], { description: 'What the plan holds.' })
  features!: FeatureType[];
}

@Resolver()
export class BillingResolver {
  @Query(() => PricingType, { description: 'What is offered. Needs no log-in.' })
  pricing(): PricingType {
    const { name: planName, monthlyPriceCents, currency } = FULL_ACCESS;
    return { planName, monthlyPriceCents, currency, trialDays: FREE_TRIAL_DAYS, features: [...FEATURES] };
  }

  @Query(() => SubscriptionStateType, { description: "How the account's subscription stands." })
  async subscriptionStatus(@Ctx() { app, actor }: Context): Promise<SubscriptionStateType> {
    return app.billing.status(await actor());
  }

  @Mutation(() => HostedPageType, {
    description: 'A page on which the account subscribes. It comes back to /payment?payment=success or =cancel.',
  })
  async createCheckoutSession(
    @Arg('mode', () => CheckoutModeEnum, { description: 'How the subscription begins.' }) mode: CheckoutMode,
    @Ctx() { app, actor, caller }: Context,
  ): Promise<HostedPageType> {
    return app.billing.createCheckout(await actor(), { mode, origin: caller.origin });
  }

  @Mutation(() => HostedPageType, {
    description: 'A page on which the account changes its card or subscription. It comes back to /profile.',
  })
  async createPortalSession(@Ctx() { app, actor, caller }: Context): Promise<HostedPageType> {
    return app.billing.createPortal(await actor(), { origin: caller.origin });
  }

  @Subscription(() => SubscriptionStateType, {
    description: "How the account's subscription stands, now and after every change.",
    subscribe: async ({ context }: { context: SocketContext }) => context.app.billing.watch(await context.actor()),
  })
  subscriptionStatusChanged(@Root() state: SubscriptionStateType): SubscriptionStateType {
    return state;
  }
}

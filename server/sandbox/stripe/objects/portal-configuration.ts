import type Stripe from 'stripe';
import { newId } from './new-id.ts';
import type { PortalConfiguration } from './wire.ts';

type Features = PortalConfiguration['features'];

/** Features as they are sent: what is left out stays as it is. */
type GivenFeatures = {
  [Name in keyof Features]?:
    | { [Key in keyof Features[Name]]?: Features[Name][Key] | null | undefined | object }
    | undefined;
};

interface Given {
  business_profile?: { [Key in keyof PortalConfiguration['business_profile']]?: string | null | undefined } | undefined;
  default_return_url?: string | null | undefined;
  features: GivenFeatures;
  login_page?: { enabled: boolean } | undefined;
  metadata: Stripe.Metadata;
  name?: string | null | undefined;
}

/** A new configuration of the portal. @param created sandbox time in seconds. */
export function newPortalConfiguration(given: Given, created: number): PortalConfiguration {
  const id = newId('bpc');
  return {
    id,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: null,
      privacy_policy_url: null,
      terms_of_service_url: null,
      ...given.business_profile,
    },
    created,
    default_return_url: given.default_return_url ?? null,
    features: withDefaults(given.features),
    is_default: false,
    livemode: false,
    login_page: { enabled: given.login_page?.enabled ?? false, url: null },
    metadata: given.metadata,
    name: given.name ?? null,
    updated: created,
  };
}

/** Everything is off that was not asked for. */
function withDefaults(given: GivenFeatures): Features {
  const off: Features = {
    customer_update: { allowed_updates: [], enabled: false },
    invoice_history: { enabled: false },
    payment_method_update: { enabled: false, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: false,
      mode: 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: false,
      proration_behavior: 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  };
  const names = Object.keys(off) as (keyof Features)[];
  const merged = names.map((name) => [name, { ...off[name], ...given[name] }]);
  return Object.fromEntries(merged) as Features;
}

import { z } from 'zod';
import { newPortalConfiguration } from '../objects/portal-configuration.ts';
import { mergeMetadata, metadata } from '../parameters/metadata.ts';
import { boolean, clearable, text, url as webAddress } from '../parameters/scalars.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, paging } from './list.ts';
import { named } from './missing.ts';

const url = '/v1/billing_portal/configurations';

const enabled = boolean();
const proration_behavior = z.enum(['always_invoice', 'create_prorations', 'none']).optional();

const features = z.strictObject({
  customer_update: z
    .strictObject({
      allowed_updates: clearable(
        z.array(z.enum(['address', 'email', 'name', 'phone', 'shipping', 'tax_id'])),
      ).optional(),
      enabled,
    })
    .optional(),
  invoice_history: z.strictObject({ enabled }).optional(),
  payment_method_update: z.strictObject({ enabled }).optional(),
  subscription_cancel: z
    .strictObject({
      cancellation_reason: z.strictObject({ enabled, options: clearable(z.array(text())) }).optional(),
      enabled,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior,
    })
    .optional(),
  subscription_update: z
    .strictObject({
      default_allowed_updates: clearable(z.array(z.enum(['price', 'promotion_code', 'quantity']))).optional(),
      enabled,
      proration_behavior,
    })
    .optional(),
});

/** https://docs.stripe.com/api/customer_portal/configurations */
export const portalConfigurations = [
  endpoint({
    method: 'POST',
    path: url,
    answers: 'portal_configuration',
    parameters: {
      business_profile: z
        .strictObject({
          headline: clearable(text(60)).optional(),
          privacy_policy_url: webAddress().optional(),
          terms_of_service_url: webAddress().optional(),
        })
        .optional(),
      default_return_url: clearable(webAddress()).optional(),
      features,
      login_page: z.strictObject({ enabled }).optional(),
      metadata: metadata().optional(),
      name: clearable(text()).optional(),
    },
    run(books, { metadata, ...given }) {
      const configuration = newPortalConfiguration(
        { ...given, metadata: mergeMetadata({}, metadata) },
        books.clock.now(),
      );
      books.add('portalConfigurations', configuration, 'billing_portal.configuration.created');
      return configuration;
    },
  }),
  endpoint({
    method: 'GET',
    path: `${url}/:id`,
    answers: 'portal_configuration',
    parameters: {},
    run: (books, _given, id) => named(books, 'portalConfigurations', id),
  }),
  endpoint({
    method: 'GET',
    path: url,
    answers: 'portal_configuration',
    list: true,
    parameters: { ...paging, active: boolean().optional(), is_default: boolean().optional() },
    run(books, { active, is_default, ...page }) {
      const fitting = books
        .all('portalConfigurations')
        .filter(
          (one) =>
            (active === undefined || one.active === active) &&
            (is_default === undefined || one.is_default === is_default),
        );
      return pageOf(fitting, page, { noun: 'configuration', url });
    },
  }),
];

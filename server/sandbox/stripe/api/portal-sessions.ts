import { z } from 'zod';
import { newId } from '../objects/new-id.ts';
import type { PortalSession } from '../objects/wire.ts';
import { text, url as webAddress } from '../parameters/scalars.ts';
import { endpoint } from './endpoint.ts';
import { referred } from './missing.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const NO_CONFIGURATION =
  'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.';

/** https://docs.stripe.com/api/customer_portal/sessions */
export const portalSessions = [
  endpoint({
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    answers: 'portal_session',
    parameters: {
      configuration: text().optional(),
      customer: text(),
      locale: z.enum(['auto', 'en']).optional(),
      return_url: webAddress().optional(),
    },
    run(books, given) {
      const customer = referred(books, 'customers', given.customer, 'customer');
      // A fresh account has no default configuration: nobody has saved one in the dashboard.
      if (!given.configuration) throw new StripeRefusal(NO_CONFIGURATION);
      const configuration = referred(books, 'portalConfigurations', given.configuration, 'configuration');
      const id = newId('bps');
      const session: PortalSession = {
        id,
        object: 'billing_portal.session',
        after_expiration: null,
        configuration: configuration.id,
        created: books.clock.now(),
        customer: customer.id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: given.locale ?? null,
        on_behalf_of: null,
        return_url: given.return_url ?? configuration.default_return_url,
        url: `${books.origin}/portal/${id}`,
      };
      books.add('portalSessions', session, 'billing_portal.session.created');
      books.state.portalUse[id] = Date.now();
      return session;
    },
  }),
];

import { z } from 'zod';
import { isnOrdersJson, isnOrdersSchema, isnStatusJson, isnStatusSchema } from './isn-json.ts';
import { actorOf, booleanParameter, done, doneSchema, type RestPorts, type RestScope } from './routes.ts';

/** The connection to ISN and the orders that it brings. */
export function addIsnRoutes(scope: RestScope, ports: RestPorts): void {
  const { app } = ports;

  scope.get(
    '/users/isn/credentials-status',
    {
      schema: {
        summary: 'How the connection to ISN is set up',
        access: 'subscriber',
        response: { 200: isnStatusSchema },
      },
    },
    async (request) => isnStatusJson(await app.isn.credentialsStatus(await actorOf(ports, request))),
  );

  scope.post(
    '/users/isn/upload-credentials',
    {
      schema: {
        summary: 'Keeps ISN credentials, once ISN has let them in',
        access: 'subscriber',
        refuses: ['RATE_LIMITED'],
        description: 'Those before stay when ISN refuses them (400, in its own words) or cannot be asked (503).',
        body: z.object({
          username: z.string().describe('User name, or access key, at ISN'),
          password: z.string().describe('Password, or secret. Never told again'),
          company_key: z.string().describe('Key of the company: letters, digits, hyphens'),
        }),
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      const { username, password, company_key: companyKey } = request.body;
      await app.isn.saveCredentials(await actorOf(ports, request), { username, password, companyKey });
      return done('Credentials saved successfully.');
    },
  );

  scope.delete(
    '/users/isn/delete-credentials',
    {
      schema: {
        summary: 'Deletes the ISN credentials and the orders read with them',
        access: 'subscriber',
        response: { 200: z.object({ success: z.boolean().describe('False when there were none') }) },
      },
    },
    async (request) => ({ success: await app.isn.deleteCredentials(await actorOf(ports, request)) }),
  );

  scope.put(
    '/users/isn/gives-back',
    {
      schema: {
        summary: 'Switches on or off that finished reports are linked from their ISN orders',
        access: 'subscriber',
        refuses: ['NOT_FOUND'],
        body: z.object({ gives_back: z.boolean() }),
        response: { 200: isnStatusSchema },
      },
    },
    async (request) => {
      const givesBack = request.body.gives_back;
      return isnStatusJson(await app.isn.setGivesBack(await actorOf(ports, request), { givesBack }));
    },
  );

  scope.get(
    '/users/isn/orders',
    {
      schema: {
        summary: 'Upcoming ISN orders, as they were read last',
        access: 'subscriber',
        refuses: ['CONFLICT'],
        description:
          'With `force_update` they are read from ISN now. `isn_order` of a new report is one of them as JSON.',
        querystring: z.object({ force_update: booleanParameter.default(false) }),
        response: { 200: isnOrdersSchema },
      },
    },
    async (request) => {
      const forceUpdate = request.query.force_update;
      return isnOrdersJson(await app.isn.orders(await actorOf(ports, request), { forceUpdate }));
    },
  );
}

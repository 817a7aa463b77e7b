import { z } from 'zod';
import { sessionJson, sessionSchema } from './account-json.ts';
import { done, doneSchema, type RestPorts, type RestScope } from './routes.ts';

const credentials = z.object({ username: z.string(), password: z.string() });
const refreshToken = z.object({ refresh_token: z.string() });

/** Logging in, refreshing, logging out. For visitors. */
export function addAuthRoutes(scope: RestScope, { app, callerOf }: RestPorts): void {
  scope.post(
    '/auth/login',
    {
      schema: {
        summary: 'Starts a session',
        access: 'visitor',
        refuses: ['UNAUTHENTICATED', 'RATE_LIMITED'],
        body: credentials,
        response: { 200: sessionSchema },
      },
    },
    async (request) => sessionJson(await app.accounts.logIn({ ...request.body, address: callerOf(request).address })),
  );
  scope.post(
    '/auth/refresh',
    {
      schema: {
        summary: 'Exchanges a refresh token',
        access: 'visitor',
        refuses: ['UNAUTHENTICATED'],
        body: refreshToken,
        response: { 200: sessionSchema },
      },
    },
    async ({ body }) => sessionJson(await app.accounts.refresh({ refreshToken: body.refresh_token })),
  );
  scope.post(
    '/auth/logout',
    {
      schema: {
        summary: 'Ends the session of a refresh token',
        access: 'visitor',
        body: refreshToken,
        response: { 200: doneSchema },
      },
    },
    async ({ body }) => {
      await app.accounts.logOut({ refreshToken: body.refresh_token });
      return done('Logged out.');
    },
  );
  scope.post(
    '/users/register',
    {
      schema: {
        summary: 'Opens an account and logs it in',
        access: 'visitor',
        refuses: ['CONFLICT', 'RATE_LIMITED'],
        body: credentials,
        response: { 200: sessionSchema.extend({ message: z.string() }) },
      },
    },
    async (request) => {
      const session = await app.accounts.register({ ...request.body, address: callerOf(request).address });
      return { ...sessionJson(session), message: 'Account created.' };
    },
  );
}

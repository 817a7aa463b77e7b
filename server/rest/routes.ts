import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../app.ts';
import type { Actor } from '../domain/access.ts';
import type { Caller } from '../domain/caller.ts';
import type { UploadLimits } from '../domain/upload-limits.ts';

/** The part of the web server that the REST routes are added to. */
export type RestScope = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What the routes work with. */
export interface RestPorts {
  app: App;
  limits: UploadLimits;
  callerOf: (request: FastifyRequest) => Caller;
}

/** A query parameter that is `true` or `false`. */
export const booleanParameter = z.stringbool({ truthy: ['true'], falsy: ['false'] });

/** A file in a form, for the description: the form is read by hand. */
export const formFile = (description: string) => z.string().meta({ format: 'binary', description });

/** Answer of calls that succeed, to be extended. */
export const successSchema = z.object({ success: z.literal(true) });

/** Answer of calls whose answer is only read for its success. */
export const doneSchema = successSchema.extend({ message: z.string() });

export function done(message: string): z.infer<typeof doneSchema> {
  return { success: true, message };
}

/** Who makes this request; null for a visitor. @throws AppError UNAUTHENTICATED for a bad token. */
export function actorOf({ app }: RestPorts, { headers }: FastifyRequest): Promise<Actor | null> {
  return app.accounts.authenticateRequest(headers.authorization);
}

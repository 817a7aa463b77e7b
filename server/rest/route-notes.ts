import type { z } from 'zod';
import type { RestErrorCode } from './error-json.ts';

/** Who is let in: anybody, somebody with an account, somebody with a subscription. */
export type Access = 'visitor' | 'account' | 'subscriber';

/** What a route says of itself for its description beside what Fastify reads. */
interface RouteNotes {
  access?: Access;
  /** Failures of its own, beside those that its access and its payload bring about. */
  refuses?: RestErrorCode[];
  /** The payload, where the route reads it by itself. */
  sent?: z.ZodObject;
}

declare module 'fastify' {
  interface FastifySchema extends RouteNotes {}
}

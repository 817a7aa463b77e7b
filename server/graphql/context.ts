import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { Actor } from '../domain/access.ts';
import type { Caller } from '../domain/caller.ts';
import type { LogError } from '../domain/errors.ts';
import type { UploadLimits } from '../domain/upload-limits.ts';

/** Addresses that the pages link to. */
interface Site {
  termsUrl: string;
  supportEmail: string;
  /** Where the inspector gets help with templates. */
  helpUrl: string;
  /** Whether payments are only played. */
  isBillingSandbox: boolean;
  /** Whether ISN is only played. */
  isIsnSandbox: boolean;
}

/** What the GraphQL door works with. */
export interface GraphqlOptions {
  app: App;
  limits: UploadLimits;
  site: Site;
  callerOf: (request: FastifyRequest) => Caller;
  /** As `callerOf`, for the request that a socket began with. */
  callerOfSocket: (upgrade: IncomingMessage) => Caller;
  logError: LogError;
}

/** What the resolver of a subscription is given. */
export interface SocketContext extends Omit<GraphqlOptions, 'logError' | 'callerOf' | 'callerOfSocket'> {
  /** Where the request, or the socket's, comes from. */
  caller: Caller;
  /**
   * Who asks; null for a visitor.
   * @throws AppError UNAUTHENTICATED for a bad token. Thrown here, not while the context is made, so that logging
   * in and refreshing work with an outdated token in the header.
   */
  actor(): Promise<Actor | null>;
}

/** What every other resolver is given. */
export type Context = SocketContext;

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { BODY_BYTES } from './domain/body-limits.ts';
import type { LogError } from './domain/errors.ts';
import type { UploadLimits } from './domain/upload-limits.ts';
import { registerGraphql } from './graphql/register-graphql.ts';
import { answerError, answerNotFound } from './rest/errors.ts';
import { registerRest } from './rest/register-rest.ts';
import { ROOT } from './root.ts';
import { allowOrigins } from './web/allow-origins.ts';
import { callerOf } from './web/caller-of.ts';
import { isPageRequest, sendPage, serveClient } from './web/client-pages.ts';
import { offerExplorer } from './web/explorer-page.ts';
import { guardBodies } from './web/guard-bodies.ts';
import { socketRequest } from './web/socket-request.ts';

/** What the web server works with beside the verbs. */
export interface WebOptions {
  limits: UploadLimits;
  termsUrl: string;
  supportEmail: string;
  /** Null: a letter to the support. */
  helpUrl: string | null;
  /** The product's address for people; null: the one that they use. */
  publicUrl: string | null;
  /** Origins of other web pages whose scripts may call both doors. */
  corsOrigins: string[];
  /** Addresses of proxies whose word on the caller is believed. */
  trustedProxies: string[];
  /** Whether payments are only played. */
  isBillingSandbox: boolean;
  /** Whether ISN is only played. */
  isIsnSandbox: boolean;
  logError: LogError;
  /** Folder of the built client. */
  clientFolder?: string;
}

/** Everything comes from this server; only styles are also written by scripts. */
const CONTENT_SECURITY_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/**
 * The web server: both doors, the client's pages, `GET /healthz`. Not yet listening: use `listen`, or `ready` and
 * `routing`.
 */
export async function buildWeb(app: App, options: WebOptions): Promise<FastifyInstance> {
  const { limits, termsUrl, supportEmail, isBillingSandbox, isIsnSandbox, logError } = options;
  const web = Fastify({
    bodyLimit: BODY_BYTES.usual,
    trustProxy: options.trustedProxies,
    genReqId: () => randomUUID(),
  });
  web.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  web.setErrorHandler((error, request, reply) => answerError(error, request, reply, logError));
  web.setNotFoundHandler((request, reply) =>
    isPageRequest(request) ? sendPage(reply) : answerNotFound(request, reply),
  );

  await allowOrigins(web, options.corsOrigins);
  await web.register(helmet, { contentSecurityPolicy: CONTENT_SECURITY_POLICY });
  guardBodies(web, app);
  web.get('/healthz', async () => ({ status: 'ok' }));
  const helpUrl = options.helpUrl ?? `mailto:${supportEmail}?subject=Help%20with%20templates`;
  const site = { termsUrl, supportEmail, helpUrl, isBillingSandbox, isIsnSandbox };
  const door = { app, limits, logError, callerOf: (request: FastifyRequest) => callerOf(request, options.publicUrl) };
  offerExplorer(web);
  const callerOfSocket = (upgrade: IncomingMessage) =>
    callerOf(socketRequest(upgrade, options.trustedProxies), options.publicUrl);
  await registerGraphql(web, { ...door, callerOfSocket, site });
  await registerRest(web, door);
  await serveClient(web, options.clientFolder ?? join(ROOT, 'dist/client'));
  return web;
}

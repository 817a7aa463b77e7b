import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Seconds for which a browser need not ask again. Chromium keeps an answer for no longer. */
const MAX_AGE_SECONDS = 7200;

/**
 * Lets scripts of web pages from other origins call both doors. They send the access token themselves, so the browser
 * is not asked to send anything of its own along.
 * @param origins as browsers name them, such as `https://app.example.com`; none: only our own pages may call.
 */
export async function allowOrigins(web: FastifyInstance, origins: string[]): Promise<void> {
  if (origins.length === 0) return;
  const doors: FastifyCorsOptions = {
    origin: origins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['content-disposition', 'content-range', 'etag', 'retry-after', 'x-request-id'],
    maxAge: MAX_AGE_SECONDS,
  };
  await web.register(cors, {
    delegator: async ({ url }: FastifyRequest) => (/^\/(api|graphql)(\/|\?|$)/.test(url) ? doors : { origin: false }),
  });
}

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Vite names these files by their content. */
const HASHED = /[\\/]assets[\\/]/;

/** Serves the built client. Files named by their content may be kept for ever, all others are asked for again. */
export async function serveClient(web: FastifyInstance, folder: string): Promise<void> {
  await web.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Whether a browser asks for one of the client's own pages: all of them are index.html. */
export function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  const isOurs = !/^\/(api|graphql)(\/|$)/.test(path) && !/\.\w+$/.test(path);
  return (method === 'GET' || method === 'HEAD') && isOurs && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

/** Sends the page. */
export function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}

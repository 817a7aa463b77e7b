import type { FastifyInstance, FastifyRequest } from 'fastify';
import { prefersPage } from './prefers-page.ts';

/** Shows browsers that open /graphql the explorer; to be called before the GraphQL door is opened. */
export function offerExplorer(web: FastifyInstance): void {
  web.addHook('onRequest', async (request, reply) => {
    if (!isExplorerRequest(request)) return;
    reply.header('vary', 'accept');
    return reply.sendFile('explorer/index.html');
  });
}

function isExplorerRequest({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path, search] = url.split('?');
  const parameters = new URLSearchParams(search);
  // A persisted query comes as an extension only.
  const isOperation = parameters.has('query') || parameters.has('extensions');
  return path === '/graphql' && !isOperation && prefersPage(headers.accept);
}

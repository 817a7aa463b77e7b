import type { Server } from 'node:http';
import type { Reply } from './openapi-contract.ts';

/** Has `look` see every answer under /api that a server sends to its end. */
export function watchReplies(server: Server, look: (reply: Reply) => void): void {
  server.prependListener('request', (request, response) => {
    const { method = '', url = '' } = request;
    if (!url.startsWith('/api')) return;
    const chunks: Buffer[] = [];
    const keep = (chunk: unknown) => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    const { write, end } = response;
    response.write = function (this: typeof response, ...sent: unknown[]) {
      keep(sent[0]);
      return write.apply(this, sent as Parameters<typeof write>);
    } as typeof write;
    response.end = function (this: typeof response, ...sent: unknown[]) {
      keep(sent[0]);
      return end.apply(this, sent as Parameters<typeof end>);
    } as typeof end;
    response.on('finish', () => {
      const type = response.getHeader('content-type');
      const body = Buffer.concat(chunks).toString();
      look({ method, path: url, status: response.statusCode, type: type === undefined ? type : String(type), body });
    });
  });
}

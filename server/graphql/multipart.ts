import type { FastifyInstance } from 'fastify';
import { processRequest } from 'graphql-upload-ts';
import { blameSender } from '../domain/errors.ts';
import type { UploadLimits } from '../domain/upload-limits.ts';
import { maxFileBytes } from './incoming-files.ts';

/**
 * Reads multipart requests as the GraphQL multipart specification has it; files stream on while the verb reads
 * them. Replaces whatever parser the scope has.
 */
export function acceptMultipart(scope: FastifyInstance, limits: UploadLimits): void {
  if (scope.hasContentTypeParser('multipart/form-data')) scope.removeContentTypeParser('multipart/form-data');
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('multipart/form-data')) return;
    // An answer may go out while files still come in: they are read and forgotten, or their sender never sees it.
    reply.raw.once('close', () => {
      request.raw.unpipe();
      request.raw.resume();
    });
    request.body = await processRequest(request.raw, reply.raw, {
      maxFileSize: maxFileBytes(limits) + 1, // the verbs' own limits speak first
      maxFiles: limits.maxAudioFiles + 1,
    }).catch((error) => {
      throw blameSender(error);
    });
  });
}

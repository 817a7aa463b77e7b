import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../domain/errors.ts';
import type { Download } from '../domain/report/download-report.ts';
import { byteRange } from './byte-range.ts';

/**
 * Sends a package, or the part of it that is asked for, or that the caller has it already: RFC 9110, 13 and 14.
 * @throws AppError RANGE_NOT_SATISFIABLE
 */
export async function sendDownload(request: FastifyRequest, reply: FastifyReply, download: Download) {
  const { size, version } = download;
  const tag = `"${version}"`;
  reply.headers({ etag: tag, 'accept-ranges': 'bytes', 'cache-control': 'private, no-cache' });
  if (names(request.headers['if-none-match'], tag)) return reply.status(304).send();

  const isHead = request.method === 'HEAD';
  const isCurrent = (request.headers['if-range'] ?? tag) === tag;
  const range = isCurrent && !isHead ? byteRange(request.headers.range, size) : null;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`);
    throw new AppError('RANGE_NOT_SATISFIABLE', `This file has ${size} bytes: please ask for a part of it.`);
  }
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply
    .header('content-disposition', `attachment; filename="${download.fileName}"`)
    .header('content-length', range ? range.end - range.start + 1 : size)
    .type(download.contentType);
  return reply.send(isHead ? Readable.from([]) : await download.open(range ?? undefined));
}

/** Whether an If-None-Match header names the tag, compared weakly. */
function names(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((entry) => ['*', tag, `W/${tag}`].includes(entry.trim()));
}

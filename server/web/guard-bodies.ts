import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { requireActor, subscriptionRequired } from '../domain/access.ts';
import { BODY_BYTES } from '../domain/body-limits.ts';
import { AppError } from '../domain/errors.ts';

/**
 * Refuses bodies above the limit of their route before they are read, and those above the usual limit unless they come
 * from a subscriber: nobody else makes the server hold that much. Forms are read as they come, by their own limits.
 * A route says by `bodyLimit` that it takes more than usual.
 */
export function guardBodies(web: FastifyInstance, app: App): void {
  web.addHook('onRequest', async (request) => {
    const size = Number(request.headers['content-length']);
    if (!isGuarded(request) || !(size > BODY_BYTES.usual)) return;
    const { bodyLimit } = request.routeOptions;
    if (size > bodyLimit) throw tooLarge(bodyLimit);
    const refusal = await refusalOf(app, request);
    if (refusal) throw refusal;
  });

  // Without a word on its size, a body is counted while it comes.
  web.addHook('preParsing', async (request, _reply, payload) => {
    if (!isGuarded(request) || request.headers['transfer-encoding'] === undefined) return payload;
    const { bodyLimit } = request.routeOptions;
    const refusal = bodyLimit > BODY_BYTES.usual ? await refusalOf(app, request) : null;
    return payload.pipe(refusal ? upTo(BODY_BYTES.usual, refusal) : upTo(bodyLimit, tooLarge(bodyLimit)));
  });
}

function isGuarded({ headers }: FastifyRequest): boolean {
  return !/^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

/** Why somebody may send no more than usual; null for a subscriber. */
async function refusalOf(app: App, { headers }: FastifyRequest): Promise<AppError | null> {
  try {
    const { isSubscriber } = requireActor(await app.accounts.authenticateRequest(headers.authorization));
    return isSubscriber ? null : subscriptionRequired();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

function tooLarge(limit: number): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', `The request is too large. It may have at most ${limit >> 20} MiB.`);
}

/** Passes on what comes, and fails beyond `most` bytes. */
function upTo(most: number, refusal: AppError): Transform {
  let size = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      if (size > most) done(refusal);
      else done(null, part);
    },
  });
}

import type { SwaggerTransform } from '@fastify/swagger';
import type { FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ERROR_MEANINGS, errorSchema, type RestErrorCode, statusOf } from './error-json.ts';
import type { Access } from './route-notes.ts';

/** Failures that the access brings about. */
const REFUSED_BY_ACCESS: Record<Access, RestErrorCode[]> = {
  visitor: [],
  account: ['UNAUTHENTICATED'],
  subscriber: ['UNAUTHENTICATED', 'SUBSCRIPTION_REQUIRED'],
};

/** A failure in the terms of OpenAPI. */
interface DescribedFailure {
  content: Record<string, object>;
  headers?: object;
}

const EXAMPLE_ID = '6f1c2d3e-4b5a-4c6d-8e7f-901234567890';

/** Headers of failures after which the same may be tried again. */
const RETRY_HEADERS = {
  'retry-after': { type: 'integer', description: 'Seconds after which the same may be tried again, where known' },
};

/**
 * What the OpenAPI document says of a route: all that its declaration says, with every answer that may come.
 * @throws Error for a route that does not say who is let in.
 */
export const describeRoute: SwaggerTransform<FastifySchema> = (document) => {
  const { schema, url, route } = document;
  if (!schema || schema.hide) return jsonSchemaTransform({ ...document, schema: { hide: true } });
  const { access, refuses = [], sent, response, ...rest } = schema;
  if (!access) throw new Error(`${String(route.method)} ${url} does not say who is let in.`);
  const failures: RestErrorCode[] = [
    ...REFUSED_BY_ACCESS[access],
    ...refusedByPayload(schema, route),
    ...refuses,
    'INTERNAL_SERVER_ERROR',
    'UNAVAILABLE',
  ];
  const described = jsonSchemaTransform({
    ...document,
    schema: {
      ...rest,
      ...(sent && { body: sent }),
      ...(access === 'visitor' && { security: [] }),
      tags: [segmentsOf(url)[0] ?? ''],
      operationId: operationIdOf(url),
      response: {
        ...successes(response as Record<string, unknown>),
        ...answersTo(failures),
      },
    },
  });
  const { response: answers } = described.schema as { response: Record<string, DescribedFailure | undefined> };
  for (const code of failures) complete(answers[statusOf(code)], code);
  return described;
};

/** What is wrong with what was sent: any call but a GET may bring a payload. */
function refusedByPayload({ params, querystring }: FastifySchema, { method }: RouteOptions): RestErrorCode[] {
  if (method !== 'GET') return ['BAD_USER_INPUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
  return params || querystring ? ['BAD_USER_INPUT'] : [];
}

function successes(response: Record<string, unknown>) {
  const entries = Object.entries(response).map(([status, answer]) => [
    status,
    answer instanceof z.ZodType && !(answer instanceof z.ZodNull)
      ? { description: 'Done as asked.', content: { 'application/json': { schema: answer } } }
      : answer,
  ]);
  return Object.fromEntries(entries);
}

function answersTo(codes: RestErrorCode[]) {
  const entries = [...new Set(codes)].map((code) => [
    statusOf(code),
    {
      description: `${code}: ${ERROR_MEANINGS[code]}`,
      content: { 'application/json': { schema: errorSchema } },
    },
  ]);
  return Object.fromEntries(entries);
}

/** Adds what the translation of schemas does not know. */
function complete(answer: DescribedFailure | undefined, code: RestErrorCode): void {
  if (!answer) return;
  if (code === 'RATE_LIMITED' || code === 'UNAVAILABLE') answer.headers = RETRY_HEADERS;
  const sentence = ERROR_MEANINGS[code];
  const example = { detail: sentence, message: sentence, code, correlation_id: EXAMPLE_ID };
  answer.content['application/json'] = { ...answer.content['application/json'], example };
}

/** `/api/reports/:id/delete` is [reports, delete]. */
function segmentsOf(url: string): string[] {
  return url.split('/').filter((segment) => segment && segment !== 'api' && !segment.startsWith(':'));
}

/** `/api/reports/:id/upload-audio` is `reportsUploadAudio`. */
function operationIdOf(url: string): string {
  const words = segmentsOf(url).flatMap((segment) => segment.split(/[-.]/));
  return words.map((word, n) => (n === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('');
}

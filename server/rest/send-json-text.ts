import type { FastifyReply } from 'fastify';

/**
 * Answers an object of which one field is JSON text already.
 * @param fields all others; at least one.
 */
export function sendJsonText(reply: FastifyReply, fields: object, field: string, text: string): FastifyReply {
  const others = JSON.stringify(fields).slice(0, -1);
  reply.type('application/json; charset=utf-8').serializer((whole: string) => whole);
  return reply.send(`${others},${JSON.stringify(field)}:${text}}`);
}

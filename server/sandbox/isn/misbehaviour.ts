import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { CompanyKey } from './company-keys.ts';

/** Milliseconds. */
const LONG = 60_000;

type Misbehaviour = (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** What answers in ISN's place, by company key: to whatever is asked, and without looking at who asks. */
export const MISBEHAVIOUR: ReadonlyMap<string, Misbehaviour> = new Map<CompanyKey, Misbehaviour>([
  [
    'sandbox-slow',
    async (reply) => {
      await sleep(LONG, undefined, { ref: false });
      return reply.send({ status: 'ok', message: '' });
    },
  ],
  ['sandbox-redirect', (reply) => reply.redirect('http://www.isn.example/', 301)],
  [
    'sandbox-html',
    (reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send('<!doctype html><html lang="en"><title>Grow</title><h1>Grow your inspection business</h1></html>'),
  ],
  ['sandbox-500', (reply) => reply.status(500).type('text/html').send('<h1>Internal Server Error</h1>')],
]);

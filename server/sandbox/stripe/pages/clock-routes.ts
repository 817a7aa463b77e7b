import type { FastifyInstance, FastifyRequest } from 'fastify';
import { doWhatFellDue } from '../billing/fall-due.ts';
import type { Desk } from '../desk.ts';
import { readForm } from '../parameters/read-parameters.ts';
import { indexPage } from './index-page.ts';
import { PageRefusal, sendPage } from './send-page.ts';

const DAY = 86_400_000;
const MOST_DAYS = 3660;

const WRONG_DAYS = `Send days as a number above 0 and at most ${MOST_DAYS}, as JSON {"days": 14} or as a form days=14.`;

/** The index page, and the clock that can be moved. */
export function registerClock(web: FastifyInstance, desk: Desk): void {
  const { books } = desk;

  web.get<{ Querystring: { moved?: string } }>('/', async ({ query }, reply) =>
    sendPage(reply, indexPage(books, query.moved === undefined ? undefined : 'The clock was moved.')),
  );

  web.get('/sandbox/clock', async () => ({ now: books.clock.now() }));

  web.post('/sandbox/advance', async (request, reply) => {
    refuseForeignPages(request);
    const days = daysOf(request);
    const isBrowser = request.headers.accept?.includes('text/html') ?? false;
    if (!(days > 0 && days <= MOST_DAYS)) {
      if (isBrowser) throw new PageRefusal(400, 'The clock was not moved', WRONG_DAYS);
      return reply.status(400).send({ error: WRONG_DAYS });
    }
    doWhatFellDue(books);
    const before = new Set(Object.keys(books.state.events));
    books.clock.advance(days * DAY);
    doWhatFellDue(books);
    const fresh = Object.values(books.state.events).filter(({ event }) => !before.has(event.id));
    await desk.commitAndTell();
    if (isBrowser) return reply.redirect('/?moved', 303);
    return { now: books.clock.now(), events: fresh.map(({ event }) => event.type) };
  });
}

/** Another site's page must not move the clock behind its user's back. */
function refuseForeignPages({ headers }: FastifyRequest): void {
  const { origin, host } = headers;
  if (origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)) return;
  throw new PageRefusal(403, 'Not from there', 'Only the sandbox’s own page and scripts can move the clock.');
}

function daysOf({ body, headers }: FastifyRequest): number {
  const text = String(body ?? '');
  const given = headers['content-type']?.includes('json') ? readJson(text) : readForm(text);
  const { days } = given as { days?: unknown };
  return typeof days === 'number' || (typeof days === 'string' && days.trim() !== '') ? Number(days) : Number.NaN;
}

function readJson(text: string): object {
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === 'object' && given !== null ? given : {};
  } catch {
    return {};
  }
}

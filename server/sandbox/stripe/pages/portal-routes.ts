import type { FastifyInstance } from 'fastify';
import type { Desk } from '../desk.ts';
import type { Customer, PortalSession } from '../objects/wire.ts';
import { readForm } from '../parameters/read-parameters.ts';
import type { Books } from '../state/books.ts';
import { actionsOf } from './portal-actions.ts';
import { portalPage } from './portal-page.ts';
import { PageRefusal, sendPage } from './send-page.ts';

/** Milliseconds of real time after which a session that nobody uses ends. */
const UNUSED_FOR = 3_600_000;

const NOTHING_DONE = 'There was nothing to do.';

interface Asked {
  Params: { id: string };
  Querystring: { done?: string };
}

/** The customer portal at `/portal/<session id>`. */
export function registerPortal(web: FastifyInstance, desk: Desk): void {
  const { books } = desk;

  web.get<Asked>('/portal/:id', async ({ params, query }, reply) => {
    await desk.tick();
    const { session, customer } = enter(books, params.id);
    const done = actionsOf(books, session).find(({ name }) => name === query.done)?.done;
    return sendPage(reply, portalPage(books, session, customer, query.done === 'nothing' ? NOTHING_DONE : done));
  });

  web.post<Asked>('/portal/:id', async ({ params, body }, reply) => {
    await desk.tick();
    const { session, customer } = enter(books, params.id);
    const { action: wanted } = readForm(String(body ?? ''));
    const actions = actionsOf(books, session);
    const action = actions.find(({ name }) => name === wanted);
    if (!action) throw new PageRefusal(400, 'That cannot be done here', `Send one of ${namesOf(actions)}.`);
    if (!action.act) return reply.redirect(session.return_url ?? '/', 303);
    const did = action.act(books, customer);
    await desk.commitAndTell();
    return reply.redirect(`/portal/${session.id}?done=${did ? action.name : 'nothing'}`, 303);
  });
}

function namesOf(actions: { name: string }[]): string {
  return actions.map(({ name }) => `action=${name}`).join(', ');
}

/** Whose portal it is; from now on it may be unused for another while. */
function enter(books: Books, id: string): { session: PortalSession; customer: Customer } {
  const session = books.find('portalSessions', id);
  const customer = session && books.get('customers', session.customer);
  if (!session || !customer || 'deleted' in customer)
    throw new PageRefusal(404, 'There is no such portal page', 'Open the portal again from where you came.');
  if (Date.now() - (books.state.portalUse[id] ?? 0) > UNUSED_FOR)
    throw new PageRefusal(410, 'This portal page has expired', 'Open the portal again from where you came.');
  books.state.portalUse[id] = Date.now();
  return { session, customer };
}

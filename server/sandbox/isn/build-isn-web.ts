import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { PAGE_HEADERS } from '../shared/page-headers.ts';
import { answer } from './answer.ts';
import { authorize } from './authorize.ts';
import { bigCompany } from './company/big-company.ts';
import type { Company } from './company/company.ts';
import { smallCompany } from './company/small-company.ts';
import { isCompanyKey } from './company-keys.ts';
import { IsnRefusal } from './isn-refusal.ts';
import { MISBEHAVIOUR } from './misbehaviour.ts';
import { indexPage } from './pages/index-page.ts';
import { ReportLinks } from './report-links.ts';

interface WebOptions {
  /** The day that the orders' times are counted from. */
  today: Date;
  /** How the sandbox is reached. */
  origin: () => string;
  log: (message: string, details?: Record<string, unknown>) => void;
}

/** The sandbox's API, the look-up of a company's domain, and its page; not yet listening. */
export async function buildIsnWeb({ today, origin, log }: WebOptions): Promise<FastifyInstance> {
  const links = new ReportLinks();
  const company = companiesOf(today);
  const web = Fastify({ routerOptions: { maxParamLength: 500 } });
  web.removeAllContentTypeParsers();
  web.addContentTypeParser('*', (_request, body, done) => {
    body.resume(); // ISN reads no body
    done(null);
  });
  web.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof IsnRefusal)) log('The ISN sandbox failed at a request', { err: error });
    const message = error instanceof IsnRefusal ? error.message : 'The sandbox failed. The log says what went wrong.';
    return reply.status(200).send({ status: 'error', message });
  });
  web.setNotFoundHandler((request, reply) => {
    if (/^\/[^/]+\/(api\/)?v[12](\/|$)/.test(request.url)) return reply.status(401).send('');
    throw new IsnRefusal('missing or invalid action specified');
  });

  web.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers(PAGE_HEADERS)
      .send(indexPage(company('sandbox'), links, origin())),
  );
  web.get('/rest/isn/url', (request) => {
    const key = queryOf(request).get('companykey') ?? '';
    if (!isCompanyKey(key)) throw new IsnRefusal('The company key is not valid.');
    return { status: 'ok', url: `${origin()}/${key}` };
  });
  web.all<{ Params: { key: string; '*': string } }>('/:key/rest/*', (request, reply) => {
    const { key, '*': path } = request.params;
    const misbehave = MISBEHAVIOUR.get(key);
    if (misbehave) return misbehave(reply);
    authorize(request, key);
    const { method } = request;
    const call = { method, path, query: queryOf(request), companyKey: key, company: company(key), links };
    return reply.type('application/json').send(answer(call));
  });
  await web.ready();
  return web;
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URL(url, 'http://isn').searchParams;
}

/** A company is made when it is asked for first: 61,000 orders take their time. */
function companiesOf(today: Date): (key: string) => Company {
  const made = new Map<string, Company>();
  const make: Partial<Record<string, () => Company>> = {
    'sandbox-empty': () => smallCompany(today, { footprints: false, orders: true }),
    'sandbox-none': () => smallCompany(today, { footprints: false, orders: false }),
    'sandbox-61k': () => bigCompany(today),
  };
  return (key) => {
    const company = made.get(key) ?? make[key]?.() ?? smallCompany(today, { footprints: true, orders: true });
    made.set(key, company);
    return company;
  };
}

import { Readable } from 'node:stream';
import type { Company, Listed } from './company/company.ts';
import { IsnRefusal } from './isn-refusal.ts';
import { INSPECTOR, type PersonKind, personId } from './records/people.ts';
import type { ReportLinks } from './report-links.ts';

/** A call that was let in. */
export interface IsnCall {
  method: string;
  /** What comes after `/rest/`. */
  path: string;
  /** ISN reads parameters from nowhere else. */
  query: URLSearchParams;
  companyKey: string;
  company: Company;
  links: ReportLinks;
}

/** Parameters of a search that are documented and find nothing. */
const USELESS = ['datetime', 'reportnumber', 'client'];

/** What ISN answers to a call. @throws IsnRefusal */
export function answer(call: IsnCall): object {
  const [action = '', detail = '', ...rest] = call.path.replace(/\/$/, '').split('/');
  if (rest.length > 0) throw unknown();
  if (call.method === 'PUT' && action === 'orders' && detail === 'addreporturl') return addReportUrl(call);
  if (call.method !== 'GET') throw unknown();
  if (action === 'orders') return orders(call, detail);
  if (action === 'me' && !detail)
    return ok({ me: found(call.company.person('user', personId('user', INSPECTOR)), 'user') });
  if (action === 'order') return ok({ order: found(call.company.order(detail), 'order') });
  if (isPerson(action)) return ok({ [action]: found(call.company.person(action, detail), action) });
  throw unknown();
}

function orders({ company, query }: IsnCall, detail: string): object {
  if (detail === 'footprints') return ok({ footprints: company.footprints });
  if (detail === 'search') return list(company, (order) => isFound(order, query));
  if (detail) throw unknown();
  const ids = query.get('uuids')?.split(',');
  const completed = query.get('completed');
  return list(company, ({ stub, complete }) => {
    if (query.has('datetimeafter')) return false; // documented, and finds nothing; `after` is not even read
    if (ids && !ids.includes(stub.id)) return false;
    return completed === null || (complete === 'yes') === (completed === 'true');
  });
}

function isFound({ year, address1 }: Listed, query: URLSearchParams): boolean {
  if (USELESS.some((name) => query.has(name))) return false;
  const [wantedYear, wantedAddress] = [query.get('year'), query.get('address1')];
  if (wantedYear === null && wantedAddress === null) return false;
  if (wantedYear !== null && wantedYear !== year) return false;
  return address1.toLowerCase().includes((wantedAddress ?? '').toLowerCase());
}

/** Lists are as long as they are: written as they are read. */
function list(company: Company, isWanted: (order: Listed) => boolean): Readable {
  function* write() {
    let count = 0;
    yield '{"status":"ok","message":"","after":"","orders":[';
    for (const order of company.listed())
      if (isWanted(order)) yield `${count++ ? ',' : ''}${JSON.stringify(order.stub)}`;
    yield `],"count":${count}}`;
  }
  return Readable.from(inPieces(write()), { objectMode: false });
}

/** Few large pieces in place of many small ones. */
function* inPieces(texts: Iterable<string>): Iterable<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < 65_536) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function addReportUrl({ company, companyKey, query, links }: IsnCall): object {
  const [id, url] = [query.get('id') ?? '', query.get('url')];
  if (!url) throw new IsnRefusal('you must provide a url for the report');
  found(company.order(id), 'order');
  const title = query.get('title') ?? '';
  const linkId = links.add(companyKey, id, { url, title, isPublic: query.get('public') === 'true' });
  return ok({ url, id: linkId });
}

function ok(fields: object): object {
  return { status: 'ok', message: '', ...fields };
}

function found<Found>(record: Found | undefined, kind: string): Found {
  if (record === undefined) throw new IsnRefusal(`The ${kind} was not found.`);
  return record;
}

function unknown(): IsnRefusal {
  return new IsnRefusal('missing or invalid action specified');
}

function isPerson(action: string): action is PersonKind {
  return action === 'client' || action === 'agent' || action === 'user';
}

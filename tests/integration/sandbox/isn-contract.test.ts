import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { ROOT } from '../../../server/root.ts';
import { isnOfThisFile } from './isn-of-this-file.ts';

const stage = isnOfThisFile();
const document = JSON.parse(readFileSync(join(ROOT, 'tests/fixtures/isn/openapi.json'), 'utf8'));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'isn');

/** How the live service differs from its own description. Everything else is as described. */
const DEVIATIONS: Record<string, RegExp> = {
  'lists are of stubs': /^\S+ \/orders\/\* (lacks (?!id$|show$|modified$)\w+)$/,
  '`after` says nothing where nothing was asked for': /^\S+ \/after is no date-time$/,
  'times have no zone, and may be no times':
    /^\S+ \/(order|footprints\/\*)\/(datetime|createddatetime) is no date-time$/,
  'money comes as text': /^\S+ \/order\/(totalfee|fees\/\*\/(outsource)?amount) is no number$/,
  'controls come only when they are asked for': /^\S+ \/order lacks controls$/,
  'an order has more': /^\S+ \/order has (salesprice|invoicenumber|sendemailevents|sendsmsevents|packages|taxes)$/,
  'a client has more': /^\S+ \/client has (companyname|mobilephone[23]|send_sms|send_email|porch)$/,
  'yes and no are words': /^\S+ \/(client|agent|user|me)\/show is no boolean$/,
  'an agent is named as a client is': /^\S+ \/agent (lacks (first|last|display)name|has (first|last|display))$/,
  'a user is named in another way':
    /^\S+ \/(user|me) (lacks (first|last|display|email)|has (firstname|lastname|displayname|emailaddress))$/,
  'a user has more': /^\S+ \/(user|me) has sendSMS$/,
  'a link has an id': /^\S+ {2}has id$/,
};

/** What is not as described in an answer, each difference once. */
function differences(template: string, body: unknown): string[] {
  const [method] = Object.keys(document.paths[template]);
  const place = ['paths', template, method, 'responses', '200', 'content', 'application/json', 'schema'];
  const pointer = place.map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')));
  const validate = ajv.getSchema(`isn#/${pointer.join('/')}`);
  if (!validate) throw new Error(`${template} is not described`);
  validate(body);
  return [...new Set((validate.errors ?? []).map((error) => `${template} ${inWords(error)}`))];
}

function inWords({ instancePath, keyword, params, message }: ErrorObject): string {
  const at = instancePath.replace(/\/\d+/g, '/*');
  if (keyword === 'required') return `${at} lacks ${params.missingProperty}`;
  if (keyword === 'additionalProperties') return `${at} has ${params.additionalProperty}`;
  if (keyword === 'format') return `${at} is no ${params.format}`;
  return keyword === 'type' ? `${at} is no ${params.type}` : `${at} ${message}`;
}

it('answers as ISN describes it, but for what is known of the live service', async () => {
  const ids = (await stage.ask('orders')).body.orders.map(({ id }: { id: string }) => id);
  const orders = await Promise.all(ids.map((id: string) => stage.ask(`order/${id}`)));
  const named = (field: string) => new Set(orders.map(({ body }) => body.order[field]).filter(Boolean));
  const calls: [template: string, path: string, method?: string][] = [
    ['/me', 'me'],
    ['/orders', 'orders'],
    ['/orders/footprints', 'orders/footprints'],
    ['/orders/search', 'orders/search?year=2026'],
    ['/orders/addreporturl', `orders/addreporturl?id=${ids[0]}&url=https://app.example.com`, 'PUT'],
    ...ids.map((id: string) => ['/order/{id}', `order/${id}`] as const),
    ...[...named('client')].map((id): [string, string] => ['/client/{id}', `client/${id}`]),
    ...[...named('buyersagent'), ...named('sellersagent')].map((id): [string, string] => [
      '/agent/{id}',
      `agent/${id}`,
    ]),
    ...[...named('inspector1')].map((id): [string, string] => ['/user/{id}', `user/${id}`]),
  ];
  const found = new Set<string>();
  for (const [template, path, method = 'GET'] of calls) {
    const { code, body } = await stage.ask(path, { method });
    expect({ path, code, status: body.status }).toEqual({ path, code: 200, status: 'ok' });
    for (const difference of differences(template, body)) found.add(difference);
  }
  const patterns = Object.values(DEVIATIONS);
  expect([...found].filter((one) => !patterns.some((pattern) => pattern.test(one)))).toEqual([]);
  const unseen = Object.entries(DEVIATIONS).filter(([, pattern]) => ![...found].some((one) => pattern.test(one)));
  expect(unseen.map(([name]) => name)).toEqual([]);
  expect(calls.length).toBeGreaterThan(25);
});

it.each([
  ['a field that nobody described', { status: 'ok', footprints: [], more: 1 }],
  ['an answer without a status', { footprints: [] }],
  ['a list that is none', { status: 'ok', footprints: {} }],
])('finds %s', (_, body) => expect(differences('/orders/footprints', body)).toHaveLength(1));

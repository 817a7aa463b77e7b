import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWrittenReport } from '../../../../server/adapters/hr5/read-written-report.ts';
import type { OrderAgent } from '../../../../server/domain/isn/isn-order.ts';
import { orderHeader } from '../../../../server/domain/isn/order-header.ts';
import type { ReportHeader } from '../../../../server/domain/report/header.ts';
import { templateFixture, writtenFile } from '../../../support/hr5/report-file.ts';
import { xmlEvents } from '../../../support/hr5/xml-events.ts';
import { clientRecord, orderRecord } from '../../../support/isn-records.ts';

const write = (header: ReportHeader, template: Uint8Array = templateFixture('small.hr5')) =>
  writtenFile(template, { sections: [], header });
const pairs = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [name, value] as [string, string]]));
const header = (info: Record<string, string>, client: Record<string, string>): ReportHeader => {
  return { report_info: pairs(info), client_data: pairs(client) };
};
const agents = (...names: [first: string, last: string, role: OrderAgent['PRole']][]): ReportHeader => ({
  ...header({}, {}),
  agents: names.map(([PFName, PLName, PRole]) => ({ PFName, PLName, PRole })),
});
/** A report with nothing but this in its ReportInfo. */
const reportWith = (info: string) => Buffer.from(`<Report><ReportInfo>${info}</ReportInfo><template/></Report>`);

test('what the order gives is set or added, everything else stays', () => {
  const written = write(header({ RIAddress1: '118 Alder Court', RICity: 'Elm & Co' }, { CFName1: 'Dana', CZip: '' }));
  expect(readWrittenReport(written)).toMatchObject({
    reportInfo: { RIAddress1: '118 Alder Court', RIInspector: 'Pat Doe', RICity: 'Elm & Co' },
    clients: [{ CFName1: 'Dana', CEmail: 'old@example.com', CZip: '' }],
  });
  expect(written.toString()).toContain(
    '    <prop name="RIInspector">Pat Doe</prop>\n    <prop name="RICity">Elm &amp; Co</prop>\n    <Person>',
  );
});

test('missing groups are made in the order of the profile', () => {
  const bare = Buffer.from('<Report>\n  <ReportGUID>1</ReportGUID>\n  <template/>\n</Report>');
  expect(write(header({ RIZip: '1' }, { CZip: '2' }), bare).toString()).toBe(
    [
      '<Report>',
      '  <ReportGUID>1</ReportGUID>',
      '  <ReportInfo>',
      '    <prop name="RIZip">1</prop>',
      '  </ReportInfo>',
      '  <ClientData>',
      '    <prop name="CZip">2</prop>',
      '  </ClientData>',
      '  <template/>',
      '</Report>',
    ].join('\n'),
  );
});

test('groups that get no property are not made', () => {
  const bare = Buffer.from('<Report><template/></Report>');
  expect(write(header({}, {}), bare)).toEqual(bare);
  expect(write(header({}, { CZip: '2' }), bare).toString()).toBe(
    '<Report><ClientData><prop name="CZip">2</prop></ClientData><template/></Report>',
  );
});

test('of several clients the first one is filled', () => {
  const two = Buffer.from(
    '<Report><ClientData/><ClientData><prop name="CZip">9</prop></ClientData><template/></Report>',
  );
  expect(readWrittenReport(write(header({}, { CZip: '2' }), two)).clients).toEqual([{ CZip: '2' }, { CZip: '9' }]);
});

describe('the address of the client', () => {
  const written = (client: Record<string, string>, address: Record<string, string>, template?: Uint8Array) =>
    readWrittenReport(write({ ...header({}, client), client_address: pairs(address) }, template)).clients[0];

  test('is the client’s own, not that of the house', () => {
    const house = { CFName1: 'Dana', CCity: 'Newport News', CState: 'VA', CZip: '23606' };
    const own = { CAddress: '9 Birch Rd', CCity: 'Hampton', CState: 'VA', CZip: '23666' };
    expect(written(house, own)).toEqual({ CEmail: 'old@example.com', CFName1: 'Dana', ...own });
  });

  test('has nothing of the house where the client’s own is incomplete', () => {
    expect(written({ CCity: 'Newport News', CZip: '23606' }, { CAddress: 'PO Box 7', CCity: 'Hampton' })).toEqual({
      CFName1: 'Old',
      CEmail: 'old@example.com',
      CAddress: 'PO Box 7',
      CCity: 'Hampton',
    });
  });

  test('is that of the house in orders that do not have the client’s own', () => {
    expect(written({ CCity: 'Newport News' }, {})).toMatchObject({ CCity: 'Newport News' });
  });
});

describe('agents', () => {
  test('the person of the role gets the names, all else of that person stays', () => {
    const old =
      '<Person kept="1"><PGuid>0A</PGuid><PFName>Lee</PFName><PLName>Ray</PLName><!-- x --><PSHGIName>s</PSHGIName><PRole> Buyer Agent </PRole></Person>';
    expect(write(agents(['Kim', 'Poe & Co', 'Buyer Agent']), reportWith(old)).toString()).toBe(
      reportWith(old.replace('>Lee<', '>Kim<').replace('>Ray<', '>Poe &amp; Co<')).toString(),
    );
  });

  test('an only name replaces both', () => {
    const old = '<Person><PFName>Lee</PFName><PLName>Ray</PLName><PRole>Buyer Agent</PRole></Person>';
    expect(write(agents(['', 'Poe', 'Buyer Agent']), reportWith(old)).toString()).toBe(
      reportWith('<Person><PFName></PFName><PLName>Poe</PLName><PRole>Buyer Agent</PRole></Person>').toString(),
    );
  });

  test('names that the person does not have are put where the profile has them', () => {
    const old = '<Person><PGuid/><PRole>Buyer Agent</PRole></Person>';
    expect(write(agents(['Kim', 'Poe', 'Buyer Agent']), reportWith(old)).toString()).toBe(
      reportWith(
        '<Person><PGuid/><PFName>Kim</PFName><PLName>Poe</PLName><PRole>Buyer Agent</PRole></Person>',
      ).toString(),
    );
  });

  test('of two persons of one role the first gets the names', () => {
    const person = (name: string) => `<Person><PFName>${name}</PFName><PLName/><PRole>Buyer Agent</PRole></Person>`;
    expect(write(agents(['Kim', '', 'Buyer Agent']), reportWith(person('Lee') + person('Lou'))).toString()).toBe(
      reportWith(person('Kim') + person('Lou')).toString(),
    );
  });

  test('a new person stands after those that are there', () => {
    const written = write(agents(['Kim', 'Poe', 'Listing Agent'])).toString();
    expect(written).toContain(
      [
        '      <PRole>Buyer Agent</PRole>',
        '    </Person>',
        '    <Person>',
        '      <PGuid/>',
        '      <PFName>Kim</PFName>',
        '      <PLName>Poe</PLName>',
        '      <PSHGIName/>',
        '      <PRole>Listing Agent</PRole>',
        '    </Person>',
        '  </ReportInfo>',
      ].join('\n'),
    );
    expect(written).toContain('<PFName>Lee</PFName>');
  });

  test('a missing ReportInfo is made for them', () => {
    const bare = Buffer.from('<Report><template/></Report>');
    expect(write(agents(['Kim', '', 'Buyer Agent']), bare).toString()).toBe(
      '<Report><ReportInfo><Person><PGuid/><PFName>Kim</PFName><PLName/><PSHGIName/><PRole>Buyer Agent</PRole></Person></ReportInfo><template/></Report>',
    );
  });

  test('without a name they change nothing', () => {
    const bare = Buffer.from('<Report><template/></Report>');
    expect(write(agents(['', '', 'Buyer Agent']), bare)).toEqual(bare);
    const fixture = templateFixture('small.hr5');
    expect(write(agents(['', '', 'Buyer Agent']), fixture)).toEqual(write(header({}, {}), fixture));
  });
});

test('an order of ISN arrives property by property', () => {
  const order = orderHeader({
    order: orderRecord(),
    client: clientRecord(),
    buyersAgent: { first: 'Kim', last: 'Poe' },
    sellersAgent: { first: 'Ann', last: 'Lim' },
    inspector: null,
  });
  const written = write(order);
  expect(readWrittenReport(written)).toMatchObject({
    reportInfo: {
      RIAddress1: '118 Alder Court',
      RIInspector: 'Pat Doe', // of the template: the order gives none
      RICity: 'Newport News',
      RIState: 'VA',
      RIZip: '23606',
      RIDate: '04/27/2026',
      RIStartTime: '1:30 PM',
      RIStopTime: '4:30 PM',
      RIReportNumber: '1132 - 042426',
    },
    clients: [
      {
        CFName1: 'Dana',
        CLName1: 'Moreno',
        CEmail: 'dana@example.com',
        CMobilePhone: '757-555-0101',
        CAddress: '9 Birch Rd',
        CCity: 'Hampton',
        CState: 'VA',
        CZip: '23666',
      },
    ],
  });
  const names = [...written.toString().matchAll(/<PFName>(.*)<\/PFName>\s*<PLName>(.*)<\/PLName>/g)];
  expect(names.map(([, first, last]) => `${first} ${last}`)).toEqual(['Kim Poe', 'Ann Lim']);
});

test('whatever an order gives, everything that it does not name stays, and writing it again changes nothing', {
  timeout: 30_000,
}, () => {
  const word = fc.string({ unit: 'binary' });
  const values = fc.dictionary(fc.constantFrom('RIAddress1', 'RIZip', 'CEmail', 'CZip', 'X'), word).map(pairs);
  const anyAgents = fc
    .subarray<OrderAgent['PRole']>(['Buyer Agent', 'Listing Agent'])
    .chain((roles) =>
      fc.tuple(...roles.map((PRole) => fc.record({ PFName: word, PLName: word, PRole: fc.constant(PRole) }))),
    );
  const anyHeader = fc.record({ report_info: values, client_data: values, client_address: values, agents: anyAgents });
  const fixture = templateFixture('small.hr5');
  const original = readWrittenReport(fixture);
  const beside = (file: Uint8Array) =>
    xmlEvents(
      Buffer.from(file)
        .toString()
        .replace(/<(ReportInfo|ClientData)>[\s\S]*?<\/\1>/g, '<$1/>'),
    );
  fc.assert(
    fc.property(anyHeader, (given) => {
      const once = write(given);
      expect(write(given, once)).toEqual(once);
      expect(beside(once)).toEqual(beside(fixture));
      const { reportInfo, clients } = readWrittenReport(once);
      const named = Object.keys({ ...given.report_info, ...given.client_data, ...given.client_address });
      const left = (values: Record<string, string> = {}) => Object.entries(values).filter(([n]) => !named.includes(n));
      expect(left(reportInfo)).toEqual(left(original.reportInfo));
      expect(left(clients[0])).toEqual(left(original.clients[0]));
      expect(once.toString()).toContain('<PGuid>0A</PGuid>');
    }),
    { numRuns: 50 },
  );
});

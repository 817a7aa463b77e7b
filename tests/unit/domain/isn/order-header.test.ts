import { describe, expect, it } from 'vitest';
import { orderHeader } from '../../../../server/domain/isn/order-header.ts';
import { addressLabel, parseHeader } from '../../../../server/domain/report/header.ts';
import { clientRecord, orderRecord } from '../../../support/isn-records.ts';

type Changes = Record<string, unknown>;

const NOBODY = { client: null, buyersAgent: null, sellersAgent: null, inspector: null };
const read = (order: Changes = {}, client: Changes | null = {}) =>
  orderHeader({ ...NOBODY, order: orderRecord(order), client: client && clientRecord(client) });
const values = (pairs: Record<string, [string, string]>) =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[1]]));
const info = (order: Changes) => values(read(order).report_info);
const client = (changes: Changes) => values(read({}, changes).client_data);

describe('an order as a header', () => {
  it('has every value that ISN gives, as a pair with its name', () => {
    const order = orderHeader({
      order: orderRecord({ address2: 'Unit 4', county: 'York' }),
      client: clientRecord({ workphone: '757-555-0102', homephone: '757-555-0103' }),
      buyersAgent: { first: 'Lee', last: 'Ray' },
      sellersAgent: { first: 'Kim', last: 'Poe' },
      inspector: { firstname: 'Pat', lastname: 'Doe', displayname: 'Pat Doe, ASHI' },
    });
    expect(order).toEqual({
      id: '8d2f4c10-3a57-4a0e-9d57-6a1c2b7e9f11',
      datetime: '2026-04-27T13:30:00',
      report_info: {
        RIAddress1: ['RIAddress1', '118 Alder Court'],
        RIAddress2: ['RIAddress2', 'Unit 4'],
        RICity: ['RICity', 'Newport News'],
        RIState: ['RIState', 'VA'],
        RIZip: ['RIZip', '23606'],
        RICounty: ['RICounty', 'York'],
        RIDate: ['RIDate', '04/27/2026'],
        RIStartTime: ['RIStartTime', '1:30 PM'],
        RIStopTime: ['RIStopTime', '4:30 PM'],
        RIReportNumber: ['RIReportNumber', '1132 - 042426'],
        RIInspector: ['RIInspector', 'Pat Doe, ASHI'],
      },
      client_data: {
        CFName1: ['CFName1', 'Dana'],
        CLName1: ['CLName1', 'Moreno'],
        CEmail: ['CEmail', 'dana@example.com'],
        CMobilePhone: ['CMobilePhone', '757-555-0101'],
        CHomePhone: ['CHomePhone', '757-555-0103'],
        CWorkPhone: ['CWorkPhone', '757-555-0102'],
        CCity: ['CCity', 'Newport News'],
        CState: ['CState', 'VA'],
        CZip: ['CZip', '23606'],
      },
      client_address: {
        CAddress: ['CAddress', '9 Birch Rd'],
        CCity: ['CCity', 'Hampton'],
        CState: ['CState', 'VA'],
        CZip: ['CZip', '23666'],
      },
      agents: [
        { PFName: 'Lee', PLName: 'Ray', PRole: 'Buyer Agent' },
        { PFName: 'Kim', PLName: 'Poe', PRole: 'Listing Agent' },
      ],
    });
  });

  it('comes through the JSON string that a report keeps as it is', () => {
    const { id, datetime, ...header } = read();
    expect(parseHeader(JSON.stringify({ id, datetime, ...header }))).toEqual(header);
  });

  it('has the client’s address where the client has none: that of the house', () => {
    const blank = { address1: '', city: ' ', zip: 'null' };
    expect(values(read({ address2: 'Unit 4' }, blank).client_address)).toEqual({
      CAddress: '118 Alder Court',
      CAddress2: 'Unit 4',
      CCity: 'Newport News',
      CState: 'VA',
      CZip: '23606',
    });
  });

  it('never mixes the client’s address with that of the house', () => {
    expect(values(read({}, { address1: 'PO Box 7', zip: '' }).client_address)).toEqual({
      CAddress: 'PO Box 7',
      CCity: 'Hampton',
      CState: 'VA',
    });
  });
});

describe('the label of an order', () => {
  const label = (order: Changes, changes: Changes | null = {}) => addressLabel(JSON.stringify(read(order, changes)));

  it('names the street in the town where the house stands, not where the client lives', () =>
    expect(label({})).toBe('118 Alder Court, Newport News, VA, 23606 - Dana'));
  it('leaves the client’s name out without a zip', () =>
    expect(label({ zip: '' })).toBe('118 Alder Court, Newport News, VA'));
  it('has no name without a client', () =>
    expect(label({ client: '' }, null)).toBe('118 Alder Court, Newport News, VA, 23606'));
  it('is Unknown Address without a street', () => expect(label({ address1: ' ' })).toBe('Unknown Address'));
});

describe('what ISN sends, and what is made of it', () => {
  it('an id in place of the state is not shown', () => {
    expect(info({ stateabbreviation: '' })).not.toHaveProperty('RIState');
    expect(info({ stateabbreviation: '', state: 'Virginia' }).RIState).toBe('Virginia');
  });

  it.each(['No Date', 'null', '', '0000-00-00 00:00:00', '2026-02-30 10:00:00', '2026-04-27', 'soon', null, undefined])(
    'the time %o is none',
    (datetime) => {
      const order = read({ datetime });
      expect(order.datetime).toBeNull();
      expect(order.report_info).not.toHaveProperty('RIDate');
      expect(order.report_info).not.toHaveProperty('RIStartTime');
      expect(order.report_info).not.toHaveProperty('RIStopTime');
    },
  );

  it.each([
    ['2026-04-27 13:30:00', '2026-04-27T13:30:00', '04/27/2026', '1:30 PM'],
    ['2026-11-01 01:30:00', '2026-11-01T01:30:00', '11/01/2026', '1:30 AM'], // twice on that day in the USA
    ['2026-03-08 02:30:00', '2026-03-08T02:30:00', '03/08/2026', '2:30 AM'], // not on that day in the USA
    ['2026-12-31 00:05', '2026-12-31T00:05:00', '12/31/2026', '12:05 AM'],
    ['2024-02-29T12:00:30', '2024-02-29T12:00:30', '02/29/2024', '12:00 PM'],
  ])('the time %s stays the local time that it is', (datetime, iso, date, start) => {
    expect(read({ datetime }).datetime).toBe(iso);
    expect(info({ datetime })).toMatchObject({ RIDate: date, RIStartTime: start });
  });

  it.each([
    ['180', '4:30 PM'],
    [90, '3:00 PM'],
    ['630', '12:00 AM'],
    ['660.0', '12:30 AM'],
  ])('a duration of %o minutes ends it at %s', (duration, stop) => expect(info({ duration }).RIStopTime).toBe(stop));

  it.each(['', '0', '-30', 'three hours', '99999', null])('a duration of %o tells no end', (duration) =>
    expect(info({ duration })).not.toHaveProperty('RIStopTime'),
  );

  it('spaces around values are cut', () => expect(info({ zip: '\t23606 \n' }).RIZip).toBe('23606'));

  it('the number of the order stands in for a missing report number', () => {
    expect(info({ reportnumber: ' ' }).RIReportNumber).toBe('37008');
    expect(info({ reportnumber: null, oid: '37009' }).RIReportNumber).toBe('37009');
  });

  it('numbers may come as text or as numbers', () => expect(info({ zip: 23606 }).RIZip).toBe('23606'));

  it.each([
    { totalfee: '622.95' },
    { totalfee: 622.95 },
    { totalfee: '$1,622.95' },
    { totalfee: '' },
    { fees: 'none' },
  ])('money (%o) is no part of the header', (money) => expect(read(money)).toEqual(read()));

  it.each([undefined, null, {}, [], true, 'null', ''])('a value of %o is left out', (city) => {
    expect(info({ city })).not.toHaveProperty('RICity');
  });

  it.each([
    [{ first: 'Dana', last: 'Moreno' }, 'Dana', 'Moreno'],
    [{ firstname: 'Dana ', lastname: 'Moreno' }, 'Dana', 'Moreno'],
    [{ first: '', last: '', display: 'Dana Lee Moreno' }, 'Dana Lee', 'Moreno'],
    [{ displayname: 'Dana' }, 'Dana', undefined],
    [{ last: 'Moreno', display: 'Dana Moreno' }, undefined, 'Moreno'],
    [{ first: 'Null', last: 'null' }, 'Null', undefined],
  ])('the names %o are read', (names, first, last) => {
    const { CFName1, CLName1 } = client({ first: undefined, last: undefined, display: undefined, ...names });
    expect([CFName1, CLName1]).toEqual([first, last]);
  });

  it('both spellings of a user’s e-mail address and name are read', () => {
    expect(client({ email: undefined, emailaddress: 'd@example.com' }).CEmail).toBe('d@example.com');
    const by = (inspector: Changes) =>
      values(orderHeader({ ...NOBODY, order: orderRecord(), inspector }).report_info).RIInspector;
    expect(by({ firstname: 'Pat', lastname: 'Doe' })).toBe('Pat Doe');
    expect(by({ first: 'Pat', last: 'Doe' })).toBe('Pat Doe');
    expect(by({ display: 'Pat Doe' })).toBe('Pat Doe');
    expect(by({ displayname: '' })).toBeUndefined();
  });

  it('an agent without a name is none', () => {
    const order = orderHeader({ ...NOBODY, order: orderRecord(), buyersAgent: { first: ' ', display: 'null' } });
    expect(order.agents).toEqual([]);
  });
});

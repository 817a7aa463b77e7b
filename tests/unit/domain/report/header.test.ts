import { describe, expect, it } from 'vitest';
import { addressLabel, headerAddress, headerFields, parseHeader } from '../../../../server/domain/report/header.ts';

const order = (info: Record<string, string>, client: Record<string, string>) => {
  const pairs = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [name, value]]));
  return JSON.stringify({ report_info: pairs(info), client_data: pairs(client) });
};

describe('addressLabel', () => {
  it('is street, city, state, zip and the client’s first name', () => {
    const json = order(
      { RIAddress1: '118 Alder Court' },
      { CCity: 'Newport News ', CState: 'VA', CZip: '23606', CFName1: 'Dana' },
    );
    expect(addressLabel(json)).toBe('118 Alder Court, Newport News, VA, 23606 - Dana');
  });

  it('leaves the name out without a zip', () => {
    expect(addressLabel(order({ RIAddress1: '9 Birch Rd' }, { CCity: 'Hampton', CFName1: 'Dana' }))).toBe(
      '9 Birch Rd, Hampton',
    );
  });

  it.each([[null], ['not json'], ['{}'], ['[]'], ['{"report_info":{"RIAddress1":"118"}}']])(
    'is Unknown Address for %s',
    (json) => expect(addressLabel(json)).toBe('Unknown Address'),
  );
});

describe('an order in parts', () => {
  const header = parseHeader(order({ RIAddress1: ' 118 Alder Court ', Fee: '400' }, { CCity: '', CZip: '23606' }));

  it('tells where the house is, and null for what it does not tell', () => {
    expect(header && headerAddress(header)).toEqual({
      street: '118 Alder Court',
      city: null,
      state: null,
      zip: '23606',
      clientFirstName: null,
    });
  });

  it('lists every field with its group', () => {
    expect(header && headerFields(header)).toEqual([
      { group: 'report_info', name: 'RIAddress1', value: ' 118 Alder Court ' },
      { group: 'report_info', name: 'Fee', value: '400' },
      { group: 'client_data', name: 'CCity', value: '' },
      { group: 'client_data', name: 'CZip', value: '23606' },
    ]);
  });
});

describe('parseHeader', () => {
  it('reads pairs and ignores everything else', () => {
    expect(parseHeader('{"report_info":{"A":["A",5],"B":7,"C":["C",null]},"id":"x"}')).toEqual({
      report_info: { A: ['A', '5'] },
      client_data: {},
      client_address: {},
      agents: [],
    });
  });

  it('reads the client’s own address', () => {
    expect(parseHeader('{"client_address":{"CCity":["CCity","Hampton"]}}')?.client_address).toEqual({
      CCity: ['CCity', 'Hampton'],
    });
  });

  it.each<[agents: unknown, read: unknown[]]>([
    [
      [{ PFName: ' Lee ', PLName: 'Ray', PRole: 'Buyer Agent' }],
      [{ PFName: 'Lee', PLName: 'Ray', PRole: 'Buyer Agent' }],
    ],
    [[{ PRole: 'Listing Agent', PFName: 5 }], [{ PFName: '', PLName: '', PRole: 'Listing Agent' }]],
    [
      [
        { PFName: 'A', PLName: '', PRole: 'Buyer Agent' },
        { PFName: 'B', PLName: '', PRole: 'Buyer Agent' },
      ],
      [{ PFName: 'A', PLName: '', PRole: 'Buyer Agent' }],
    ],
    [[{ PFName: 'A', PLName: 'B', PRole: 'Neighbour' }, null, 7, 'Buyer Agent', []], []],
    ['Lee Ray', []],
    [{ PRole: 'Buyer Agent' }, []],
  ])('reads of the agents %j those that it knows, one of a role', (agents, read) => {
    expect(parseHeader(JSON.stringify({ agents }))?.agents).toEqual(read);
  });
});

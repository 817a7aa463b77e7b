import type { HeaderPair, IsnOrder, OrderAgent } from './isn-order.ts';
import { fieldOf, type IsnRecord } from './isn-record.ts';
import { headerDate, headerHour, readLocalTime } from './local-time.ts';

/** An order of ISN and the people whom it names by id; null for those it does not name. */
export interface OrderRecords {
  order: IsnRecord;
  client: IsnRecord | null;
  buyersAgent: IsnRecord | null;
  sellersAgent: IsnRecord | null;
  inspector: IsnRecord | null;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Most minutes that an inspection is believed to take. */
const LONGEST = 24 * 60;

/** An order as the header of a report; what ISN leaves blank is left out. */
export function orderHeader({ order, client, buyersAgent, sellersAgent, inspector }: OrderRecords): IsnOrder {
  const datetime = readLocalTime(fieldOf(order, 'datetime'));
  const house = addressOf(order);
  const { CCity, CState, CZip } = house;
  const [first, last] = namesOf(client);
  return {
    id: fieldOf(order, 'id'),
    datetime,
    report_info: pairs({
      RIAddress1: house.CAddress,
      RIAddress2: house.CAddress2,
      RICity: CCity,
      RIState: CState,
      RIZip: CZip,
      RICounty: fieldOf(order, 'county'),
      ...(datetime && timesOf(datetime, order)),
      RIReportNumber: fieldOf(order, 'reportnumber', 'oid'),
      RIInspector: fieldOf(inspector, 'displayname', 'display') || namesOf(inspector).join(' ').trim(),
    }),
    client_data: pairs({
      CFName1: first,
      CLName1: last,
      CEmail: fieldOf(client, 'email', 'emailaddress'),
      CMobilePhone: fieldOf(client, 'mobilephone'),
      CHomePhone: fieldOf(client, 'homephone'),
      CWorkPhone: fieldOf(client, 'workphone'),
      CCity,
      CState,
      CZip,
    }),
    client_address: pairs(ownAddressOf(client) ?? house),
    agents: [...agentOf(buyersAgent, 'Buyer Agent'), ...agentOf(sellersAgent, 'Listing Agent')],
  };
}

function timesOf(datetime: string, order: IsnRecord) {
  const minutes = Math.round(Number(fieldOf(order, 'duration')));
  return {
    RIDate: headerDate(datetime),
    RIStartTime: headerHour(datetime),
    RIStopTime: minutes > 0 && minutes <= LONGEST ? headerHour(datetime, minutes) : '',
  };
}

function addressOf(record: IsnRecord) {
  return {
    CAddress: fieldOf(record, 'address1'),
    CAddress2: fieldOf(record, 'address2'),
    CCity: fieldOf(record, 'city'),
    CState: stateOf(record),
    CZip: fieldOf(record, 'zip'),
  };
}

/** Null where there is none: a state alone is no address. */
function ownAddressOf(client: IsnRecord | null) {
  const own = client && addressOf(client);
  return own && (own.CAddress || own.CCity || own.CZip) ? own : null;
}

/** `state` is the id of a state in live data. */
function stateOf(record: IsnRecord): string {
  const state = fieldOf(record, 'stateabbreviation', 'state');
  return UUID.test(state) ? '' : state;
}

/** First and last name: clients and agents spell the fields one way, users the other; of some only the whole is told. */
function namesOf(person: IsnRecord | null): [first: string, last: string] {
  const first = fieldOf(person, 'first', 'firstname');
  const last = fieldOf(person, 'last', 'lastname');
  if (first || last) return [first, last];
  const words = fieldOf(person, 'display', 'displayname').split(/\s+/);
  const lastWord = words.length > 1 ? words.pop() : undefined;
  return [words.join(' '), lastWord ?? ''];
}

function agentOf(agent: IsnRecord | null, role: OrderAgent['PRole']): OrderAgent[] {
  const [PFName, PLName] = namesOf(agent);
  return PFName || PLName ? [{ PFName, PLName, PRole: role }] : [];
}

function pairs(values: Record<string, string>): Record<string, HeaderPair> {
  const told = Object.entries(values).filter(([, value]) => value !== '');
  return Object.fromEntries(told.map(([name, value]) => [name, [name, value]]));
}

import type { House } from './house.ts';
import { idOf } from './id-of.ts';
import { INSPECTOR, personId } from './people.ts';
import { formatted, localTime, modifiedAt } from './times.ts';

/** Inspectors that an order has room for. */
const PLACES = Array.from({ length: 10 }, (_, index) => index + 1);

const HOUR = 3_600_000;

/** An order as `/order/{id}` answers it, with the live service's habits. @param today the day that days are counted from. */
export function orderRecord(house: House, today: Date) {
  const { duration = 180 } = house;
  const [fee, squareFeet, yearBuilt] = house.facts;
  const datetime = Array.isArray(house.when) ? localTime(today, ...house.when) : house.when;
  const created = localTime(today, -6, '09:52');
  const done = house.isComplete ? datetime : '';
  return {
    id: idOf('order', house.oid),
    oid: house.oid,
    canceled: yesOrNo(house.isCanceled),
    show: yesOrNo(!house.isDeleted),
    complete: yesOrNo(house.isComplete),
    paid: 'no',
    signature: 'yes',
    osorder: 'yes',
    office: idOf('office', 1),
    datetime,
    datetimeformatted: formatted(datetime) || datetime,
    duration: String(duration),
    createddatetime: created,
    createdby: personId('user', INSPECTOR),
    scheduleddatetime: Array.isArray(house.when) ? created : '',
    osscheduleddatetime: '',
    confirmeddatetime: '',
    deleteddatetime: house.isDeleted ? created : '',
    canceleddatetime: house.isCanceled ? created : '',
    completeddatetime: done,
    initialcompleteddatetime: done,
    ...blank(['scheduledby', 'canceledby', 'confirmedby', 'deletedby', 'initialcompletedby', 'completedby']),
    ...blank(['referreason', 'referredreason', 'cancelreason', 'cancelreasonstring']),
    client: personId('client', house.client),
    buyersagent: personId('agent', house.buyersAgent),
    sellersagent: personId('agent', house.sellersAgent),
    ...blank(['buyersagentcontactnotes', 'sellersagentcontactnotes', 'insuranceagent', 'escrowofficer']),
    squarefeet: squareFeet,
    yearbuilt: yearBuilt,
    totalfee: fee,
    reportnumber: house.reportNumber ?? '',
    ...placeOf(house),
    ...Object.fromEntries(PLACES.map((place) => [`inspector${place}`, place === 1 ? personId('user', INSPECTOR) : ''])),
    ...Object.fromEntries(PLACES.map((place) => [`inspector${place}requested`, 'no'])),
    contacts: [],
    ordertype: idOf('ordertype', 'Residential Inspection'),
    ...blank(['foundation', 'costcenter']),
    costcentername: 'Territory A',
    fees: [{ id: idOf('fee', house.oid), name: 'Inspection Fee', amount: fee, outsourceamount: '0' }],
    coupons: [],
    propertyoccupied: 'yes',
    utilitieson: 'yes',
    gatecode: '',
    services: [{ uuid: idOf('service', 1), name: 'Residential Inspection' }],
    ...{ salesprice: '0', invoicenumber: '', sendemailevents: 'yes', sendsmsevents: 'yes', packages: [], taxes: [] },
    modified: modifiedAt(today.getTime() - (house.oid % 20) * HOUR),
  };
}

/** An order as ISN answers it. */
export type OrderRecord = ReturnType<typeof orderRecord>;

function placeOf({ address1, address2 = '', city, state, zip, county = '' }: House) {
  return {
    address1,
    address2,
    city,
    state: state && idOf('state', state),
    stateabbreviation: state,
    zip,
    county,
    latitude: 37.06,
    longitude: -76.49,
    ...blank(['majorcrossstreets', 'mapurl', 'policynumber', 'policyholder']),
  };
}

function yesOrNo(value: boolean | undefined): string {
  return value ? 'yes' : 'no';
}

function blank(names: string[]): Record<string, ''> {
  return Object.fromEntries(names.map((name) => [name, '']));
}

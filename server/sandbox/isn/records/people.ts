import { idOf } from './id-of.ts';
import { modifiedAt } from './times.ts';

/** Whom an order names by id. */
export type PersonKind = 'client' | 'agent' | 'user';

interface Person {
  first: string;
  last: string;
  address1?: string;
  city?: string;
  state?: string;
  zip?: string;
  mobilephone?: string;
  homephone?: string;
}

/** Invented people; the telephone numbers are nobody's. */
const PEOPLE: Record<PersonKind, readonly Person[]> = {
  client: [
    {
      first: 'Dana',
      last: 'Moreno',
      address1: '9 Birch Rd',
      city: 'Hampton',
      state: 'VA',
      zip: '23666',
      mobilephone: '757-555-0101',
    },
    { first: 'Theo ', last: 'Okafor', mobilephone: '757-555-0102', homephone: '757-555-0103' },
    { first: 'Priya', last: 'Raman', address1: '7 Cobblestone Lane', city: 'Portland', state: 'OR', zip: '97214' },
    { first: 'Marcus', last: 'Lindqvist', homephone: 'null' },
    { first: 'Zoë', last: 'Núñez', address1: 'Calle Mayor 4', city: 'Albuquerque ', state: 'NM', zip: '87104' },
    { first: 'Grace', last: "O'Leary", mobilephone: '508-555-0106' },
    { first: 'Hank', last: '' },
  ],
  agent: [
    { first: 'Lee', last: 'Ray', mobilephone: '757-555-0110' },
    { first: 'Imani', last: 'Brooks', city: 'Norfolk', state: 'VA' },
    { first: 'Stefan', last: 'Weiss' },
  ],
  user: [{ first: 'Riley', last: 'Chen', mobilephone: '757-555-0120' }],
};

/** Whoever logs in. */
export const INSPECTOR = 'Riley';

/** The id of somebody; '' for nobody. @param first the name that `PEOPLE` has, without spaces. */
export function personId(kind: PersonKind, first: string | undefined): string {
  return first ? idOf(kind, first) : '';
}

/** Everybody of a kind as ISN answers them. */
export function peopleOf(kind: PersonKind): { id: string }[] {
  return PEOPLE[kind].map((person) => ({
    id: personId(kind, person.first.trim()),
    ...OWN[kind](person),
    ...common(person),
  }));
}

/** What each kind has of its own, with the names as the live service spells them: its document has others. */
const OWN: Record<PersonKind, (person: Person) => object> = {
  client: (person) => ({
    ...names(person),
    companyname: '',
    mobilephone2: '',
    mobilephone3: '',
    send_sms: 'yes',
    send_email: 'yes',
    porch: 'no',
    show: 'yes',
  }),
  agent: (person) => ({ ...names(person), agency: idOf('agency', 'Harbor Realty'), show: 'yes' }),
  user: (person) => {
    const { first, last, display, email } = names(person);
    return {
      firstname: first,
      lastname: last,
      displayname: display,
      emailaddress: email,
      sendSMS: 'true',
      show: 'Yes',
    };
  },
};

function names({ first, last }: Person) {
  const mailbox = `${first}.${last}`
    .normalize('NFD')
    .replace(/[^a-z.]/gi, '')
    .toLowerCase();
  return { first, last, display: `${first} ${last}`.trim(), email: `${mailbox.replace(/\.$/, '')}@example.com` };
}

function common({ address1 = '', city = '', state = '', zip = '', mobilephone = '', homephone = '' }: Person) {
  return {
    url: '',
    address1,
    address2: '',
    city,
    state: state && idOf('state', state),
    stateabbreviation: state,
    zip,
    workphone: '',
    homephone,
    mobilephone,
    workfax: '',
    homefax: '',
    notes: '',
    modified: modifiedAt(Date.UTC(2026, 3, 21, 13, 52, 30)),
  };
}

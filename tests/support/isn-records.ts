/** An order as ISN sends it, with live habits: UUID state, strings for numbers, trailing spaces. All values invented. */
export function orderRecord(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: '8d2f4c10-3a57-4a0e-9d57-6a1c2b7e9f11',
    oid: 37008,
    canceled: 'no',
    show: 'yes',
    complete: 'no',
    datetime: '2026-04-27 13:30:00',
    duration: '180',
    client: 'f3a9b6d2-1c44-4b1f-8f0e-2f7d5f6a3c22',
    buyersagent: 'a77c0f1e-52c3-4d19-9a10-6b1f0c9d7e44',
    sellersagent: '',
    totalfee: '622.95',
    squarefeet: '1712',
    reportnumber: '1132 - 042426',
    address1: '118 Alder Court',
    address2: '',
    city: 'Newport News ',
    state: 'e2b1c0aa-7d5f-4a5b-9f77-1c2d3e4f5a66',
    stateabbreviation: 'VA',
    zip: '23606',
    county: '',
    inspector1: 'd734a00a-0000-4c1d-8000-bf16bd7e165f',
    modified: '2026-04-26T19:46:06+00:00',
    ...changes,
  };
}

/** The client of `orderRecord`, who lives in another town. */
export function clientRecord(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'f3a9b6d2-1c44-4b1f-8f0e-2f7d5f6a3c22',
    first: 'Dana',
    last: 'Moreno',
    display: 'Dana Moreno',
    email: 'dana@example.com',
    address1: '9 Birch Rd',
    address2: '',
    city: 'Hampton',
    state: 'e2b1c0aa-7d5f-4a5b-9f77-1c2d3e4f5a66',
    stateabbreviation: 'VA',
    zip: '23666',
    workphone: '',
    homephone: 'null',
    mobilephone: '757-555-0101',
    ...changes,
  };
}

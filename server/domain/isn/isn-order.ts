/** A value with its name in the template: `['RIAddress1', '118 Alder Court']`. */
export type HeaderPair = [name: string, value: string];

/** Somebody who takes part in the sale, as the header's `Person` names the fields. */
export interface OrderAgent {
  PFName: string;
  PLName: string;
  PRole: 'Buyer Agent' | 'Listing Agent';
}

/** An order of ISN as the doors hand it out, and as a report keeps it: specification, point 3. */
export interface IsnOrder {
  /** ISN's id of it. */
  id: string;
  /** When the inspection is, in the time of the place: `2026-04-27T13:30:00`; null while unscheduled. */
  datetime: string | null;
  /** House and inspection: `RI*`. */
  report_info: Record<string, HeaderPair>;
  /** Client: `C*`; but CCity, CState and CZip are those of the house, for the address label. */
  client_data: Record<string, HeaderPair>;
  /** The client's own CAddress, CAddress2, CCity, CState, CZip: what the file's header gets. Those of the house where ISN has none. */
  client_address: Record<string, HeaderPair>;
  agents: OrderAgent[];
}

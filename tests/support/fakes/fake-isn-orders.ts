import { AppError } from '../../../server/domain/errors.ts';
import type { IsnOrder } from '../../../server/domain/isn/isn-order.ts';
import type { IsnAccess, IsnCredentials, IsnOrders } from '../../../server/domain/isn/isn-orders.ts';

/** What the fake says to a password that it refuses. */
export const REFUSAL = 'Sorry, we could not authenticate you.';

/** The domain that serves every company. */
export const ISN_DOMAIN = 'isn.example.com';

type Call = { [Name in keyof IsnOrders]: { name: Name; input: Parameters<IsnOrders[Name]> } }[keyof IsnOrders];

/** An ISN in memory that notes what is asked of it. */
export class FakeIsnOrders implements IsnOrders {
  /** Every call, in order. */
  readonly calls: Call[] = [];
  /** Passwords that it lets nobody in with. */
  readonly refused = new Set(['wrong']);
  /** What it has, for everybody. */
  list: IsnOrder[] = [];
  /** Links that were added. */
  readonly links: { orderId: string; url: string; title: string }[] = [];
  /** What it refuses to add a link with; null: with nothing. */
  linkRefusal: string | null = null;
  /** Whether it cannot be reached from now on. */
  isDown = false;
  /** Thrown by everything: a fault of the product, not of ISN. */
  fault: Error | null = null;
  private held: Promise<void> = Promise.resolve();

  async check(credentials: IsnCredentials): Promise<{ domain: string }> {
    this.calls.push({ name: 'check', input: [credentials] });
    this.answer(credentials);
    return { domain: ISN_DOMAIN };
  }

  async orders(access: IsnAccess): Promise<{ orders: IsnOrder[]; domain: string }> {
    this.calls.push({ name: 'orders', input: [access] });
    const orders = structuredClone(this.list);
    await this.held;
    this.answer(access);
    return { orders, domain: ISN_DOMAIN };
  }

  async addReportUrl(access: IsnAccess, input: { orderId: string; url: string; title: string }): Promise<void> {
    this.calls.push({ name: 'addReportUrl', input: [access, input] });
    this.answer(access);
    if (this.linkRefusal) throw new AppError('BAD_USER_INPUT', this.linkRefusal);
    this.links.push(input);
  }

  /** Keeps those waiting who read orders from now on. @returns lets them go. */
  hold(): () => void {
    let release = () => {};
    this.held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  /** Keeps nobody waiting who reads orders from now on. */
  holdNobody(): void {
    this.held = Promise.resolve();
  }

  /** How often something was asked. */
  count(name: keyof IsnOrders): number {
    return this.calls.filter((call) => call.name === name).length;
  }

  private answer({ password }: IsnCredentials): void {
    if (this.fault) throw this.fault;
    if (this.isDown) throw new AppError('UNAVAILABLE', 'ISN cannot be reached just now. Please try again later.');
    if (this.refused.has(password)) throw new AppError('BAD_USER_INPUT', REFUSAL);
  }
}

/** An order of a house. */
export function isnOrder(id: string, street = '118 Alder Court'): IsnOrder {
  const pairs = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [name, value] as [string, string]]));
  return {
    id,
    datetime: '2026-04-27T13:30:00',
    report_info: pairs({ RIAddress1: street, RICity: 'Newport News', RIState: 'VA', RIZip: '23606' }),
    client_data: pairs({ CFName1: 'Dana', CCity: 'Newport News', CState: 'VA', CZip: '23606' }),
    client_address: pairs({ CAddress: '9 Birch Rd', CCity: 'Hampton', CState: 'VA', CZip: '23666' }),
    agents: [{ PFName: 'Ann', PLName: 'Lee', PRole: 'Buyer Agent' }],
  };
}

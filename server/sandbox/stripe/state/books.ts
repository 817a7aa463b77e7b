import Stripe from 'stripe';
import { newId } from '../objects/new-id.ts';
import type { SandboxEvent } from '../objects/wire.ts';
import { previousAttributes } from './previous-attributes.ts';
import type { SandboxClock } from './sandbox-clock.ts';
import type { CollectionName, Collections, KeptEvent, KeptObjects, SandboxState } from './sandbox-state.ts';

/** What comes by itself is caused by no request. */
const NOBODY: Stripe.Event.Request = { id: null, idempotency_key: null };

/** Everything that the sandbox keeps, and the only way to change it: every change makes its events. */
export class Books {
  readonly state: SandboxState;
  readonly clock: SandboxClock;
  private fresh: KeptEvent[] = [];
  private request: Stripe.Event.Request = NOBODY;
  private readonly originOf: () => string;

  /** @param originOf `http://localhost:<port>`, once the sandbox listens. */
  constructor(state: SandboxState, clock: SandboxClock, originOf: () => string) {
    this.state = state;
    this.clock = clock;
    this.originOf = originOf;
  }

  get origin(): string {
    return this.originOf();
  }

  find<Name extends CollectionName>(name: Name, id: string): KeptObjects[Name] | undefined {
    const collection = this.collection(name);
    return Object.hasOwn(collection, id) ? collection[id] : undefined;
  }

  /** For ids that the sandbox itself wrote down. @throws Error when there is none. */
  get<Name extends CollectionName>(name: Name, id: string): KeptObjects[Name] {
    const found = this.find(name, id);
    if (!found) throw new Error(`The sandbox keeps no ${id} among its ${name}.`);
    return found;
  }

  all<Name extends CollectionName>(name: Name): KeptObjects[Name][] {
    return Object.values(this.collection(name));
  }

  add<Name extends CollectionName>(name: Name, object: KeptObjects[Name], event?: Stripe.Event.Type): void {
    const collection = this.collection(name);
    collection[object.id] = object;
    if (event) this.emit(event, object);
  }

  /** Changes an object and tells what changed; nothing is told when nothing did. */
  change<T extends { id: string; object: string }>(object: T, changes: Partial<T>, event: Stripe.Event.Type): void {
    const before = structuredClone(object);
    Object.assign(object, changes);
    const previous = previousAttributes(before, object);
    if (Object.keys(previous).length > 0) this.emit(event, object, previous);
  }

  /** Writes down that something happened, with the object as it is now. */
  emit(type: Stripe.Event.Type, object: { object: string }, previous?: Record<string, unknown>): void {
    const event: SandboxEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: this.clock.now(),
      data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
      type,
    };
    const now = Date.now();
    const kept: KeptEvent = { event, state: 'pending', attempts: 0, since: now, nextAttempt: now, failure: null };
    this.state.events[event.id] = kept;
    this.fresh.push(kept);
  }

  /** The events since this was last asked, for delivery. */
  takeFresh(): KeptEvent[] {
    const { fresh } = this;
    this.fresh = [];
    return fresh;
  }

  /** Does `work` so that its events say which request caused them. */
  onBehalfOf<T>(request: Stripe.Event.Request, work: () => T): T {
    this.request = request;
    try {
      return work();
    } finally {
      this.request = NOBODY;
    }
  }

  private collection<Name extends CollectionName>(name: Name): Record<string, KeptObjects[Name]> {
    const collections: Collections = this.state;
    return collections[name];
  }
}

import { EventEmitter, on } from 'node:events';
import type { AppEvent, EventBus, ToldEvent } from '../../../server/domain/events.ts';

/** Events within this process, all kept in `published`. */
export class MemoryEventBus implements EventBus {
  readonly published: AppEvent[] = [];
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  async publish(event: AppEvent): Promise<void> {
    this.published.push(event);
    this.emitter.emit(event.accountId, { ...event }); // one object a publication, as the port has it
  }

  /** As after a broken connection: something may have been missed. */
  resync(accountId: string): void {
    this.emitter.emit(accountId, { type: 'gap', accountId });
  }

  /** How many listen to the events of an account. */
  listeners(accountId: string): number {
    return this.emitter.listenerCount(accountId);
  }

  subscribe(accountId: string): AsyncIterable<ToldEvent> {
    const events = on(this.emitter, accountId);
    const next = async (): Promise<IteratorResult<ToldEvent>> => {
      const { done, value } = await events.next();
      return done ? { done: true, value: undefined } : { done: false, value: value[0] };
    };
    const stop = async (): Promise<IteratorResult<ToldEvent>> => {
      await events.return?.();
      return { done: true, value: undefined };
    };
    return { [Symbol.asyncIterator]: () => ({ next, return: stop }) };
  }
}

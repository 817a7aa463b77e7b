import type { ToldEvent } from './events.ts';

/**
 * What is read because of an event, once for all who are told of it: a thousand windows of one account ask the
 * database once. Nobody is told what was read before the event came, and later changes come with events of their own.
 * Forgotten with the event.
 */
export class SharedReading<T> {
  readonly #readings = new WeakMap<ToldEvent, Map<string, Promise<T>>>();

  /** @param about what is read, where an event makes several things be read. */
  of(event: ToldEvent, about: string, read: () => Promise<T>): Promise<T> {
    const ofEvent = this.#readings.get(event) ?? new Map<string, Promise<T>>();
    this.#readings.set(event, ofEvent);
    const reading = ofEvent.get(about) ?? read();
    ofEvent.set(about, reading);
    return reading;
  }
}

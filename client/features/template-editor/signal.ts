import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export class Signal<T> {
  readonly #listeners = new Set<() => void>();
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  set(value: T): void {
    if (value === this.#value) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Calls `listener` after every change. Returns the function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** A part of a signal's value; the component renders again when that part changes. `select` makes no new objects. */
export function useSignal<T, Part>(signal: Signal<T>, select: (value: T) => Part): Part {
  return useSyncExternalStore(signal.subscribe, () => select(signal.value));
}

import type { ToldEvent } from './events.ts';

/** How a reader of events makes something of them. */
interface Reading<T> {
  /** What is told at the beginning. */
  first: () => Promise<T[]>;
  /** What an event means for this reader. `'end'`: nothing more comes. */
  read: (event: ToldEvent) => Promise<T[] | 'end'>;
}

/**
 * What events mean, as a stream that begins with `first`, until the reader stops. Listening begins before the first
 * reading, so that nothing falls between.
 * @throws what `first` throws.
 */
export async function followEvents<T>(
  source: AsyncIterable<ToldEvent>,
  { first, read }: Reading<T>,
): Promise<AsyncIterable<T>> {
  const events = source[Symbol.asyncIterator]();
  const stop = async (): Promise<IteratorResult<T>> => {
    await events.return?.();
    return { done: true, value: undefined };
  };

  let asked: ReturnType<typeof events.next> | null = events.next();
  asked.catch(() => {}); // whoever awaits it is told
  const waiting = await first().catch(async (error) => {
    await stop();
    throw error;
  });

  const told: AsyncIterator<T> = {
    async next() {
      for (;;) {
        const [value] = waiting.splice(0, 1);
        if (value !== undefined) return { done: false, value };
        const event = await (asked ?? events.next());
        asked = null;
        if (event.done) return { done: true, value: undefined };
        const more = await read(event.value);
        if (more === 'end') return stop();
        waiting.push(...more);
      }
    },
    // Not a generator: its return() would wait for the next event.
    return: stop,
  };
  return { [Symbol.asyncIterator]: () => told };
}

import type { ToldEvent } from '../../domain/events.ts';

/**
 * What one subscriber has not read yet. Events of one kind (and one report) that were not read are one: they only say
 * that something is to be read again, so a slow reader costs no memory.
 */
export class AccountListener implements AsyncIterableIterator<ToldEvent> {
  private readonly unread = new Map<string, ToldEvent>();
  private ended = false;
  private readonly waiting: (() => void)[] = [];
  private readonly onEnd: () => void;

  /** @param onEnd called once when the reader leaves or the bus stops. */
  constructor(onEnd: () => void) {
    this.onEnd = onEnd;
  }

  push(event: ToldEvent): void {
    if (event.type === 'gap') this.unread.clear(); // whoever reads everything again reads these too
    this.unread.set(subjectOf(event), event);
    this.waiting.shift()?.();
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.onEnd();
    for (const wake of this.waiting.splice(0)) wake();
  }

  async next(): Promise<IteratorResult<ToldEvent>> {
    while (!this.ended) {
      const [first] = this.unread;
      if (first) {
        this.unread.delete(first[0]);
        return { done: false, value: first[1] };
      }
      await new Promise<void>((wake) => this.waiting.push(wake));
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<ToldEvent>> {
    this.end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** What an event says is to be read again. */
function subjectOf(event: ToldEvent): string {
  return event.type === 'reportChanged' ? `${event.type} ${event.reportId}` : event.type;
}

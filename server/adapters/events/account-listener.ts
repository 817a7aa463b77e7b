import type { AppEvent } from '../../domain/events.ts';

/**
 * What one subscriber has not read yet. Events of one kind (and one report) that were not read are one: they only say
 * that something is to be read again, so a slow reader costs no memory.
 */
export class AccountListener implements AsyncIterableIterator<AppEvent | null> {
  private readonly unread = new Map<string, AppEvent>();
  private resync = false;
  private ended = false;
  private readonly waiting: (() => void)[] = [];
  private readonly onEnd: () => void;

  /** @param onEnd called once when the reader leaves or the bus stops. */
  constructor(onEnd: () => void) {
    this.onEnd = onEnd;
  }

  /** @param event null: something may have been missed. */
  push(event: AppEvent | null): void {
    if (event) this.unread.set(subjectOf(event), event);
    else this.resync = true;
    this.waiting.shift()?.();
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.onEnd();
    for (const wake of this.waiting.splice(0)) wake();
  }

  async next(): Promise<IteratorResult<AppEvent | null>> {
    while (!this.ended) {
      if (this.resync) {
        this.resync = false;
        this.unread.clear(); // whoever reads everything again has read these too
        return { done: false, value: null };
      }
      const [first] = this.unread;
      if (first) {
        this.unread.delete(first[0]);
        return { done: false, value: first[1] };
      }
      await new Promise<void>((wake) => this.waiting.push(wake));
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<AppEvent | null>> {
    this.end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** What an event says is to be read again. */
function subjectOf(event: AppEvent): string {
  return event.type === 'reportChanged' ? `${event.type} ${event.reportId}` : event.type;
}

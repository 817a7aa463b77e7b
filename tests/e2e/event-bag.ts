import type { Received } from '../integration/sandbox/sandbox-of-this-file.ts';
import { seededRandom } from '../support/seeded-random.ts';

const random = seededRandom(20_261_121);

/** Bodies of webhooks that are to be sent, drawn by chance; the numbers of chance are the same in every run. */
export class EventBag {
  /** Of the events that were in it. */
  readonly ids = new Set<string>();
  readonly #from: Received[];
  readonly #times: number;
  readonly #waiting: string[] = [];
  #seen = 0;

  /**
   * @param from what was collected so far; grows.
   * @param times how often each event is sent.
   */
  constructor(from: Received[], times: number) {
    this.#from = from;
    this.#times = times;
  }

  putBack(body: string): void {
    this.#waiting.push(body);
  }

  take(): string | undefined {
    for (; this.#seen < this.#from.length; this.#seen++) {
      const { event, body } = this.#from[this.#seen] ?? {};
      if (!event || !body || this.ids.has(event.id)) continue;
      this.ids.add(event.id);
      this.#waiting.push(...Array<string>(this.#times).fill(body));
    }
    const last = this.#waiting.length - 1;
    const chosen = Math.floor(random() * (last + 1));
    const body = this.#waiting[chosen];
    this.#waiting[chosen] = this.#waiting[last] ?? '';
    this.#waiting.length = Math.max(last, 0);
    return body;
  }
}

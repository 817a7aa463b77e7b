/** The calls of one account: how many are on their way, and who waits to begin. */
interface Queue {
  running: number;
  waiting: Set<() => void>;
}

/** Lets so many calls of an account run at a time; the others wait in turn. */
export class CallLimiter {
  readonly #most: number;
  readonly #queues = new Map<string, Queue>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * @param signal ends the waiting.
   * @throws the signal's reason when it ends first, and what the call throws.
   */
  async run<Answer>(account: string, signal: AbortSignal, call: () => Promise<Answer>): Promise<Answer> {
    signal.throwIfAborted();
    const queue = this.#queues.get(account) ?? { running: 0, waiting: new Set() };
    this.#queues.set(account, queue);
    if (queue.running >= this.#most) await turnIn(queue, signal);
    else queue.running++;
    try {
      return await call();
    } finally {
      this.#leave(account, queue);
    }
  }

  /** The next one takes over the place; with nobody there the account is forgotten. */
  #leave(account: string, queue: Queue): void {
    const [next] = queue.waiting;
    if (next) {
      queue.waiting.delete(next);
      next();
    } else if (--queue.running === 0) this.#queues.delete(account);
  }
}

async function turnIn({ waiting }: Queue, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const begin = () => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    };
    const giveUp = () => {
      waiting.delete(begin);
      reject(signal.reason);
    };
    waiting.add(begin);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

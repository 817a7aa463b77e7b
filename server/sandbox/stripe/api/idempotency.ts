import type { KeptAnswer, SandboxState } from '../state/sandbox-state.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const LONGEST_KEY = 255;

/** What was answered to requests with a key, so that the same request gets the same answer. */
export class Idempotency {
  private readonly answers: SandboxState['answers'];
  private readonly inProgress = new Set<string>();

  constructor(answers: SandboxState['answers']) {
    this.answers = answers;
  }

  /** The answer that this request got before. @throws StripeRefusal when the key belongs to another request. */
  recall(key: string, request: string): KeptAnswer | undefined {
    if (key.length > LONGEST_KEY) throw new StripeRefusal(`Idempotency keys can have up to ${LONGEST_KEY} characters.`);
    if (this.inProgress.has(key)) throw inUse(key);
    const answer = this.answers[nameOf(key)];
    if (answer && answer.request !== request) throw otherRequest(key);
    return answer;
  }

  /** Writes the answer down and keeps the key busy until `kept` is. */
  async remember(key: string, answer: KeptAnswer, keep: () => Promise<void>): Promise<void> {
    this.answers[nameOf(key)] = answer;
    this.inProgress.add(key);
    try {
      await keep();
    } finally {
      this.inProgress.delete(key);
    }
  }
}

/** The same text for the same request, in whichever order its parameters stand. */
export function fingerprint(method: string, path: string, parameters: unknown): string {
  return JSON.stringify([method, path, parameters], (_name, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** A key may read `__proto__`. */
function nameOf(key: string): string {
  return `key ${key}`;
}

function inUse(key: string): StripeRefusal {
  return new StripeRefusal(
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    { status: 409, code: 'idempotency_key_in_use' },
  );
}

function otherRequest(key: string): StripeRefusal {
  return new StripeRefusal(
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}

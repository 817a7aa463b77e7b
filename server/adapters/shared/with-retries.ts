import { setTimeout as sleep } from 'node:timers/promises';
import { APIError } from 'openai';
import { passes } from './call-failure.ts';

interface Patience {
  /** Calls at most, the first included. */
  tries: number;
  /** Milliseconds before the second call; doubled each time. */
  pauseMs: number;
  /** A server that wants to be left alone for longer is not asked again. */
  longestPauseMs: number;
  /** Ends the waiting. */
  signal: AbortSignal;
}

/**
 * Calls again after failures that may be over in a moment (429, 5xx, a broken connection), when the server says
 * (`Retry-After`), else after growing pauses.
 * @throws what the last call failed with.
 */
export async function withRetries<T>(call: () => Promise<T>, patience: Patience): Promise<T> {
  const { tries, signal } = patience;
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      const pause = attempt < tries && passes(error) ? pauseAfter(error, attempt, patience) : null;
      if (pause === null || signal.aborted) throw error;
      await sleep(pause, undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
}

/** Null where it is too long. */
function pauseAfter(error: unknown, attempt: number, { pauseMs, longestPauseMs }: Patience): number | null {
  const asked = error instanceof APIError ? retryAfterMs(error.headers) : null;
  if (asked !== null) return asked <= longestPauseMs ? asked : null;
  // Three calls that failed together do not come back together.
  return Math.min(longestPauseMs, pauseMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2));
}

/** Seconds, or a date, as HTTP has it; milliseconds where the server says them. */
function retryAfterMs(headers: Headers | undefined): number | null {
  const ms = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (ms >= 0) return ms;
  const said = headers?.get('retry-after')?.trim();
  if (!said) return null;
  const seconds = Number(said);
  const asked = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(said) - Date.now();
  return Number.isNaN(asked) ? null : Math.max(0, asked);
}

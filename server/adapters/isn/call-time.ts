/** Milliseconds from the start of a call until the headers of its answer are there, connecting included. */
const HEADERS_MS = 5_000;

/** Milliseconds that a whole call may take. */
const WHOLE_MS = 8_000;

/** The time that one call has. */
export interface CallTime {
  /** Ends the call: with a TimeoutError, or as the operation that it is part of ends. */
  signal: AbortSignal;
  /** The headers are there. */
  begun(): void;
  /** The call is over. */
  done(): void;
}

/** Starts the time of a call. Timers of its own: one in `AbortSignal.any` may be collected before it fires. */
export function startCallTime(operation: AbortSignal): CallTime {
  const call = new AbortController();
  const after = (ms: number, what: string) =>
    setTimeout(() => call.abort(new DOMException(`${what} within ${ms} ms.`, 'TimeoutError')), ms);
  const end = () => call.abort(operation.reason);
  const headers = after(HEADERS_MS, 'No answer began');
  const whole = after(WHOLE_MS, 'No answer was complete');
  operation.addEventListener('abort', end);
  if (operation.aborted) end();
  return {
    signal: call.signal,
    begun: () => clearTimeout(headers),
    done: () => {
      clearTimeout(headers);
      clearTimeout(whole);
      operation.removeEventListener('abort', end);
    },
  };
}

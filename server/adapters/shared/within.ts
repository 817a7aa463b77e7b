/**
 * Runs something with a signal that ends it: with a TimeoutError, or as the operation ends that it is part of. A timer of its
 * own: one in `AbortSignal.any` may be collected before it fires.
 */
export async function within<T>(
  ms: number,
  operation: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const call = new AbortController();
  const timer = setTimeout(() => call.abort(new DOMException(`Not done within ${ms} ms.`, 'TimeoutError')), ms);
  const end = () => call.abort(operation?.reason);
  operation?.addEventListener('abort', end);
  if (operation?.aborted) end();
  try {
    return await run(call.signal);
  } finally {
    clearTimeout(timer);
    operation?.removeEventListener('abort', end);
  }
}

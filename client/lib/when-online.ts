/** Resolves when the browser has a connection: at once, or when it is back. @throws the reason of `signal`. */
export function whenOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    if (navigator.onLine) return resolve();
    const abort = () => {
      window.removeEventListener('online', back);
      reject(signal.reason);
    };
    const back = () => {
      signal.removeEventListener('abort', abort);
      resolve();
    };
    window.addEventListener('online', back, { once: true });
    signal.addEventListener('abort', abort, { once: true });
  });
}

import { hasParent, STOP_WORD } from './worker-messages.ts';

/**
 * Milliseconds in which a repeated signal is the same request: one Ctrl-C reaches a process that was started by npm
 * twice, from the terminal and from npm.
 */
const ONE_REQUEST_MS = 500;

/**
 * Calls `onFirst` when the process is asked to stop, and `onAgain` when somebody is out of patience.
 * A worker beside a web process listens to that one's word and ends when it is gone; Ctrl-C, which reaches both, is
 * left to the web process.
 */
export function onStopRequest(onFirst: (reason: string) => void, onAgain: () => void): void {
  let firstAt: number | null = null;
  const request = (reason: string) => {
    if (firstAt === null) {
      firstAt = Date.now();
      onFirst(reason);
    } else if (Date.now() - firstAt > ONE_REQUEST_MS) onAgain();
  };
  process.on('SIGINT', () => hasParent || request('SIGINT'));
  process.on('SIGHUP', () => hasParent || request('SIGHUP'));
  process.on('SIGTERM', () => request('SIGTERM'));
  if (!hasParent) return;
  process.on('message', (word) => word === STOP_WORD && request('the web process stops'));
  process.on('disconnect', () => request('the web process is gone'));
}

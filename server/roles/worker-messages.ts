/** What a worker tells the web process that started it. */
export type WorkerMessage = { type: 'ready' } | { type: 'failed'; sentence: string };

/** The web process's only word to its worker: hand back what you hold, and end. */
export const STOP_WORD = 'stop';

/** True in a worker that a web process started: that one says when to stop, and is told what people should know. */
export const hasParent = process.send !== undefined;

/** Resolves when the message is on its way. */
export function tellParent(message: WorkerMessage): Promise<void> {
  return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
}

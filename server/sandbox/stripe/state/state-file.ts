import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { emptyState, type SandboxState } from './sandbox-state.ts';

const byId = z.record(z.string(), z.record(z.string(), z.unknown()));

/** Enough to tell the sandbox's own file from any other. */
const shape = z.object({
  version: z.literal(1),
  clockOffset: z.number(),
  customers: byId,
  subscriptions: byId,
  events: byId,
});

/** The file that the sandbox keeps its state in. Written whole, beside the old one, which it then replaces. */
export class StateFile {
  private readonly path: string;
  private writing: Promise<void> | undefined;
  private waiting: Promise<void> | undefined;

  /** @param path its folder is made. */
  constructor(path: string) {
    this.path = path;
  }

  /** @throws Error with a sentence for people when there is a file but not one of the sandbox's. */
  async read(): Promise<SandboxState> {
    await mkdir(dirname(this.path), { recursive: true });
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw this.unreadable(error);
    });
    return text === undefined ? emptyState() : this.parse(text);
  }

  /** Resolves when the state as it is now is kept. Calls that come while a write runs share the next one. */
  write(state: SandboxState): Promise<void> {
    this.waiting ??= (this.writing ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        this.waiting = undefined;
        this.writing = this.replace(JSON.stringify(state));
        return this.writing;
      });
    return this.waiting;
  }

  private async replace(text: string): Promise<void> {
    const fresh = `${this.path}.new`;
    const file = await open(fresh, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(fresh, this.path);
  }

  private parse(text: string): SandboxState {
    try {
      const kept = JSON.parse(text) as SandboxState;
      if (!shape.safeParse(kept).success) throw new Error('it is no state of the sandbox');
      return { ...emptyState(), ...kept };
    } catch (error) {
      throw this.unreadable(error as Error);
    }
  }

  private unreadable(cause: Error): Error {
    const reason = cause.message.split('\n')[0];
    return new Error(
      `The billing sandbox cannot read what it kept in ${this.path} (${reason}). Delete that file to begin anew.`,
      { cause },
    );
  }
}

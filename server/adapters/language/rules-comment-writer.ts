import { Piscina } from 'piscina';
import type { CommentWriter } from '../../domain/template/comment-writer.ts';
import { threadFile } from '../shared/thread-file.ts';
import { within } from '../shared/within.ts';
import { writeText } from './rules/write-text.ts';
import type { WriterOutcome, WriterTask } from './rules/writer-thread.ts';

/** The thread holds 430 MB: it is started when it is first needed, and ends after so many idle milliseconds. */
const IDLE_MS = 5 * 60_000;
/** Starting takes three seconds of a core, the longest comment two; a busy machine several times as long. */
const LONGEST_MS = 30_000;

interface Options {
  /** Is told when the thread fails, or the grammar cannot be checked: the other rules do without. */
  warn: (message: string, details?: Record<string, unknown>) => void;
  longestMs?: number;
  idleMs?: number;
}

/** Writes comments by rules, without a language model: the same comment becomes the same text, on every machine. */
export class RulesCommentWriter implements CommentWriter {
  private readonly warn: Options['warn'];
  private readonly longestMs: number;
  private readonly pool: Piscina<WriterTask, WriterOutcome>;
  /** Ends what a thread that died while it started was asked: the pool would wait for another one. */
  private death = new AbortController();

  constructor({ warn, longestMs = LONGEST_MS, idleMs = IDLE_MS }: Options) {
    this.warn = warn;
    this.longestMs = longestMs;
    this.pool = new Piscina({
      ...threadFile(import.meta.url, './rules/writer-thread'),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
    });
    // Without a listener a thread that dies would take the process with it.
    this.pool.on('error', (error) => {
      this.death.abort(error);
      this.death = new AbortController();
    });
  }

  async enhance(text: string, vocabulary: readonly string[]): Promise<string> {
    try {
      const { text: written, failure } = await within(this.longestMs, this.death.signal, (signal) =>
        this.pool.run({ text, vocabulary }, { signal }),
      );
      if (failure) this.warn('the grammar of a comment could not be checked', { error: failure });
      return written;
    } catch (error) {
      this.warn('the thread that writes comments failed; it was written without', { error: (error as Error).name });
      return writeText(text);
    }
  }

  /** Threads that there are now. */
  get threads(): number {
    return this.pool.threads.length;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

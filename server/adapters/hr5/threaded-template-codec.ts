import { Piscina } from 'piscina';
import { AppError } from '../../domain/errors.ts';
import type { TemplateCodec } from '../../domain/template/template-codec.ts';
import { threadFile } from '../shared/thread-file.ts';
import type { CodecMethod, CodecOutcome, CodecTask } from './codec-thread.ts';
import { Turns } from './turns.ts';
import { unreadable } from './unreadable.ts';

/** How much of the machine the threads may take. */
export interface ThreadLimits {
  threads: number;
  /** Milliseconds that one call may take once it is its turn, and that a thread without work stays. */
  callMs: number;
  idleMs: number;
  /** MiB of a thread's heap. The file itself, up to 64 MiB, is beside it. */
  heapMb: number;
}

/** A file of 64 MiB costs less than 512 MB in all. */
const LIMITS: ThreadLimits = { threads: 2, callMs: 20_000, idleMs: 60_000, heapMb: 384 };

/** Reads and writes .hr5 files on threads of its own, so that a large or crafted file keeps nobody else waiting. */
export class ThreadedTemplateCodec implements TemplateCodec {
  private readonly pool: Piscina<CodecTask, CodecOutcome>;
  private readonly turns: Turns;
  private readonly callMs: number;
  /** Of the calls whose turn it is. */
  private readonly calls = new Set<AbortController>();
  private closed: AppError | undefined;

  constructor(limits: Partial<ThreadLimits> = {}) {
    const { threads, callMs, idleMs, heapMb } = { ...LIMITS, ...limits };
    this.callMs = callMs;
    this.turns = new Turns(threads);
    this.pool = new Piscina({
      ...threadFile(import.meta.url, './codec-thread'),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
    });
    // A thread that dies before it takes a call leaves the calls waiting; and without a listener it ends the process.
    this.pool.on('error', (error) => this.abortAll(error));
  }

  read(...args: Parameters<TemplateCodec['read']>) {
    return this.call('read', args);
  }

  readEditable(...args: Parameters<TemplateCodec['readEditable']>) {
    return this.call('readEditable', args);
  }

  writeEditable(...args: Parameters<TemplateCodec['writeEditable']>) {
    return this.call('writeEditable', args);
  }

  writeReport(...args: Parameters<TemplateCodec['writeReport']>) {
    return this.call('writeReport', args);
  }

  /** Threads that are there now. */
  get threads(): number {
    return this.pool.threads.length;
  }

  /** Ends the threads; calls that are not answered yet, and all later ones, are refused. */
  async close(): Promise<void> {
    this.closed ??= new AppError('UNAVAILABLE', 'Plumbline is stopping. Please try again in a moment.');
    this.abortAll(this.closed);
    await this.pool.destroy();
  }

  private call<M extends CodecMethod>(method: M, args: Parameters<TemplateCodec[M]>): ReturnType<TemplateCodec[M]>;
  private async call(method: CodecMethod, [bytes, ...rest]: Parameters<TemplateCodec[CodecMethod]>): Promise<unknown> {
    const outcome = await this.turns.take(() => this.run(method, bytes, rest));
    if ('value' in outcome) return outcome.value;
    throw new AppError(outcome.failure.code, outcome.failure.message);
  }

  private async run(method: CodecMethod, bytes: Uint8Array, rest: unknown[]): Promise<CodecOutcome> {
    if (this.closed) throw this.closed;
    const call = new AbortController();
    this.calls.add(call);
    const timer = setTimeout(() => call.abort(tooHeavy(`${this.callMs} ms`)), this.callMs);
    // The one copy: the caller keeps its bytes, and what is handed over is not copied again.
    const own = new Uint8Array(bytes);
    try {
      const options = { signal: call.signal, transferList: [own.buffer] };
      return await this.pool.run({ method, args: [own, ...rest] }, options);
    } catch (error) {
      if (call.signal.aborted) throw call.signal.reason;
      throw isOutOfMemory(error) ? tooHeavy(error) : error;
    } finally {
      clearTimeout(timer);
      this.calls.delete(call);
    }
  }

  private abortAll(reason: unknown): void {
    for (const call of this.calls) call.abort(reason);
  }
}

function tooHeavy(cause: unknown): AppError {
  const sentence = 'The template takes more time or memory to read than it may. Please take out what is not needed.';
  return unreadable(sentence, undefined, cause);
}

function isOutOfMemory(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

import { type Log, noteIn } from '../adapters/log.ts';
import type { IsnPlace } from '../compose.ts';
import type { Config } from '../config.ts';
import { startIsnSandbox } from '../sandbox/isn/start-isn-sandbox.ts';
import { playedIsn } from './played-isn.ts';
import type { ShutDown } from './shut-down.ts';

/** Where ISN is asked. */
interface Isn {
  isn: IsnPlace;
  /** Address of the sandbox that plays it; null for the real one. */
  isnSandbox: string | null;
}

/**
 * The real ISN where it is configured. Else the sandbox that is there already, or one that is started two ports after
 * the product's own or on a free one.
 */
export async function findIsn(config: Config, log: Log, shutDown: ShutDown): Promise<Isn> {
  if (config.isn) return { isn: config.isn, isnSandbox: null };
  const isnSandbox = config.isnSandbox ?? (await playIsn(config, log, shutDown));
  return { isn: playedIsn(isnSandbox), isnSandbox };
}

async function playIsn({ port }: Config, log: Log, shutDown: ShutDown): Promise<string> {
  const sandbox = await startIsnSandbox({ port: port === 0 ? 0 : port + 2, log: noteIn(log) });
  shutDown.add(() => sandbox.stop());
  return sandbox.origin;
}

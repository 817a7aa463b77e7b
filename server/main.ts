import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createLog, type Log } from './adapters/log.ts';
import { type Config, loadConfig } from './config.ts';
import { AppError } from './domain/errors.ts';
import { makeDataFolder, takeDataFolder } from './roles/data-folder.ts';
import { onStopRequest } from './roles/on-stop-request.ts';
import { ShutDown, StartCancelledError } from './roles/shut-down.ts';
import { hasParent, tellParent } from './roles/worker-messages.ts';

/** Milliseconds that a clean end may take in all, and of these until the running step of a start is not waited for. */
const STOPPING_MS = 9_000;
const STARTING_MS = 5_000;

// A terminal that was closed is no failure, and telling it so would fail again: the log's file has everything.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  await main();
} catch (error) {
  await tellFailure(error);
  process.exit(1);
}

/** Configuration, then the roles; the process then lives until it is asked to stop. */
async function main(): Promise<void> {
  const config = loadConfig();
  await makeDataFolder(config.dataDir);
  const giveBack = config.roles.web ? await takeDataFolder(config.dataDir) : async () => {};
  const log = createLog({
    file: `${config.dataDir}/plumbline.log`,
    level: config.logLevel,
    role: config.roles.web ? 'web' : 'worker',
  });
  const shutDown = new ShutDown((error) => log.error({ error: String(error) }, 'something did not stop cleanly'));
  shutDown.add(giveBack);

  const fail = (sentence: string) => {
    log.error(sentence);
    void end(1);
  };
  const started = start(config, log, shutDown, fail);
  let ending: Promise<void> | undefined;
  const end = (code: number) => {
    ending ??= endWith(code);
    return ending;
  };
  const endWith = async (code: number) => {
    setTimeout(() => shutDown.hurry(), STOPPING_MS);
    shutDown.cancelStart();
    await Promise.race([started.catch(() => {}), sleep(STARTING_MS)]);
    await shutDown.run();
    log.info({ code }, 'ended');
    process.exit(code);
  };
  const stop = (reason: string) => {
    log.info({ reason }, 'stopping');
    void end(0);
  };
  onStopRequest(stop, () => shutDown.hurry());
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'a failure that nobody handled');
    void end(1);
  });
  try {
    await started;
  } catch (error) {
    if (error instanceof StartCancelledError) return;
    log.info(error, 'the start failed');
    await tellFailure(error);
    await end(1);
  }
}

/** Each role loads what it takes: a worker does without the web server's libraries. */
async function start(config: Config, log: Log, shutDown: ShutDown, fail: (sentence: string) => void): Promise<void> {
  if (config.roles.web) {
    const { runWeb } = await import('./roles/run-web.ts');
    const program = fileURLToPath(import.meta.url);
    const { port, billingSandbox, isnSandbox } = await runWeb(config, program, log, shutDown, fail);
    if (billingSandbox) console.log(`Billing is only played, by a sandbox on ${billingSandbox}`);
    if (isnSandbox) console.log(`ISN is only played, by a sandbox on ${isnSandbox}: type the company key "sandbox"`);
    console.log(`Plumbline is ready on http://localhost:${port}`);
  } else {
    const { runWorker } = await import('./roles/run-worker.ts');
    await runWorker(config, config.databaseUrl as string, log, shutDown);
    if (hasParent) await tellParent({ type: 'ready' });
    else console.log("Plumbline's worker is ready");
  }
  log.info('ready');
}

/** One sentence for the person who started the process; the worker's goes to the web process, which is asked. */
async function tellFailure(error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const sentence = error instanceof AppError ? reason : `Plumbline could not start: ${reason.split('\n')[0]}`;
  if (hasParent) await tellParent({ type: 'failed', sentence });
  else process.stderr.write(`${sentence}\n`);
}

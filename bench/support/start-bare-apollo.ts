import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The bare server in a process of its own, answering the reports of one account. */
export async function startBareApollo(databaseUrl: string, accountId: string) {
  const child = fork(fileURLToPath(new URL('./bare-apollo.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, ACCOUNT_ID: accountId },
  });
  const exited = once(child, 'exit');
  const port = await Promise.race([
    once(child, 'message').then(([first]) => first as number),
    exited.then(([code]) => Promise.reject(new Error(`The bare server ended with ${code}.`))),
  ]);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    stop: async () => {
      child.disconnect();
      await exited;
    },
  };
}

// The ISN sandbox in a process of its own, so that what it holds is not counted. Tells its origin.
import { startIsnSandbox } from '../../server/sandbox/isn/start-isn-sandbox.ts';

const { origin } = await startIsnSandbox({ port: 0, log: console.error });
process.send?.(origin);
process.once('disconnect', () => process.exit());

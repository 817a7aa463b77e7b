// A process that takes jobs and never finishes them, until it is killed:
//   node --import tsx hold-jobs.ts <database url> report|account-removal
import { ACCOUNT_REMOVAL_JOBS } from '../../../server/adapters/queue/account-removal-jobs.ts';
import { PgBossQueues } from '../../../server/adapters/queue/pg-boss-queues.ts';
import { REPORT_JOBS } from '../../../server/adapters/queue/report-jobs.ts';
import type { AccountJob } from '../../../server/domain/job-queue.ts';

const [url = '', kind = ''] = process.argv.slice(2);
const queues = new PgBossQueues({ url, log: console.error });
await queues.start();

async function hold(job: AccountJob): Promise<void> {
  console.log(job.accountId);
  await new Promise(() => {});
}
if (kind === REPORT_JOBS.name) await (await queues.open(REPORT_JOBS)).work(hold, hold);
else await (await queues.open(ACCOUNT_REMOVAL_JOBS)).work(hold, hold);

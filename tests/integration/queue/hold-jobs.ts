// A worker that takes jobs and never finishes them, until it is killed:
//   node --import tsx hold-jobs.ts <database url>
import { PgBossJobQueue } from '../../../server/adapters/queue/pg-boss-job-queue.ts';

const [url = ''] = process.argv.slice(2);
const queue = new PgBossJobQueue({ url, log: console.error });
await queue.start();
await queue.work(
  async (job) => {
    console.log(job.reportId);
    await new Promise(() => {});
  },
  async () => {},
);

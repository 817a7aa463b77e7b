import type { GiveBackJob } from '../../domain/isn/give-back-job.ts';
import type { ReportLinkStore } from '../../domain/isn/report-link-store.ts';
import type { ReportMessage } from '../../domain/report/report.ts';
import type { PrismaClient } from './client.ts';
import { messagesColumn } from './report-row.ts';

/** Links to reports, and what came in their way, in PostgreSQL. */
export class PrismaReportLinkStore implements ReportLinkStore {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  async isDue(job: GiveBackJob): Promise<boolean> {
    const row = await this.#prisma.report.findUnique({
      where: writtenFor(job),
      select: { linkedOrderId: true },
    });
    return row !== null && row.linkedOrderId !== job.orderId;
  }

  async noteLinked({ accountId, reportId: id, orderId: linkedOrderId }: GiveBackJob): Promise<void> {
    await this.#prisma.report.updateMany({ where: { id, accountId }, data: { linkedOrderId } });
  }

  warn(job: GiveBackJob, { beginning, rest }: { beginning: string; rest: string }): Promise<boolean> {
    const { reportId: id } = job;
    return this.#prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT FROM reports WHERE id = ${id} FOR UPDATE`; // nobody starts it again meanwhile
      const row = await tx.report.findUnique({ where: writtenFor(job), select: { messages: true } });
      if (!row) return false;
      const others = (row.messages as unknown as ReportMessage[]).filter(({ text }) => !text.startsWith(beginning));
      const messages = messagesColumn([...others, { type: 'warning', text: beginning + rest }]);
      await tx.report.update({ where: { id }, data: { messages } });
      return true;
    });
  }
}

/** The job's report, as long as it is the one that the job was made for. */
function writtenFor({ accountId, reportId: id, packageVersion: version }: GiveBackJob) {
  return { id, accountId, status: 'completed', package: { version } } as const;
}

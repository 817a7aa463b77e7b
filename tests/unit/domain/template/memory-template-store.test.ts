import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS } from '../../../../server/domain/report/report.ts';
import { MemoryReportStore } from '../../../support/fakes/memory-report-store.ts';
import { MemoryTemplateStore } from '../../../support/fakes/memory-template-store.ts';
import { describeTemplateStore } from '../../../support/template-store-contract.ts';

describeTemplateStore('MemoryTemplateStore', async () => {
  const reports = new MemoryReportStore();
  return {
    store: new MemoryTemplateStore(reports),
    createAccount: async () => randomUUID(),
    createReport: async (accountId, versionId) => {
      const begun = { settings: DEFAULT_SETTINGS, header: null, pictureClockOffsetSeconds: null };
      const { id } = await reports.create({ accountId, ...begun });
      await reports.startRun(accountId, id, { restart: true, template: { versionId, type: 'Legacy' } });
    },
    close: async () => {},
  };
});

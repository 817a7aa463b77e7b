import { parseHeader } from '../../domain/report/header.ts';
import { keep } from '../kept.ts';
import type { Stage } from '../stage.ts';

/** The chosen order becomes the report's header. */
export const addReportHeaderStage: Stage = {
  status: 'adding_report_header',
  appliesTo: (work) => work.settings.writeHeader,
  async run(work) {
    const header = parseHeader(work.header);
    if (header) await keep(work, 'header', header);
    else work.warn('The order could not be read, so the report header was left as it stands in the template.');
  },
};

import type { WrittenReport } from '../../domain/report/written-report.ts';
import type { Template } from '../../domain/template/template.ts';
import type { ImportReport, TemplateCodec } from '../../domain/template/template-codec.ts';
import { openReport } from './open-report.ts';
import { readTemplate } from './read-template.ts';
import { writeReport } from './write-report.ts';
import { writeXml } from './xml/write-xml.ts';

/** Reads and writes .hr5 files; what it does not know goes back out as it came. */
export class Hr5TemplateCodec implements TemplateCodec {
  read(bytes: Uint8Array): { template: Template; importReport: ImportReport } {
    return readTemplate(openReport(bytes));
  }

  writeReport(templateBytes: Uint8Array, report: WrittenReport): Uint8Array {
    const open = openReport(templateBytes);
    writeReport(open, report);
    return writeXml(open.document);
  }
}

import type { WrittenReport } from '../../domain/report/written-report.ts';
import type { EditableTemplate } from '../../domain/template/editable-template.ts';
import type { Template } from '../../domain/template/template.ts';
import type { ImportReport, TemplateCodec } from '../../domain/template/template-codec.ts';
import { writeEditable } from './edit/write-editable.ts';
import { openReport } from './open-report.ts';
import { readEditable } from './read-editable.ts';
import { readTemplate } from './read-template.ts';
import { writeReport } from './write-report.ts';
import { writeXml } from './xml/write-xml.ts';

/** Reads and writes .hr5 files on the thread that asks; what it does not know goes back out as it came. */
export class Hr5TemplateCodec implements TemplateCodec {
  async read(bytes: Uint8Array): Promise<{ template: Template; importReport: ImportReport }> {
    return readTemplate(openReport(bytes));
  }

  async readEditable(bytes: Uint8Array): Promise<EditableTemplate> {
    return readEditable(openReport(bytes));
  }

  async writeEditable(bytes: Uint8Array, edited: EditableTemplate, editedAt: Date): Promise<Uint8Array> {
    const open = openReport(bytes);
    writeEditable(open, edited, editedAt);
    return writeXml(open.document);
  }

  async writeReport(templateBytes: Uint8Array, report: WrittenReport): Promise<Uint8Array> {
    const open = openReport(templateBytes);
    writeReport(open, report);
    return writeXml(open.document);
  }
}

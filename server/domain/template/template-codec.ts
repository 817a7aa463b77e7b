import type { WrittenReport } from '../report/written-report.ts';
import type { EditableTemplate } from './editable-template.ts';
import type { Template, TemplateType } from './template.ts';

/** What was found in an uploaded file. */
export interface ImportReport {
  /** Told by its ratings. */
  type: TemplateType;
  components: number;
  items: number;
  comments: number;
  tips: number;
  /** Names of elements that were kept but not understood, with how often they stand. */
  unknownElements: Record<string, number>;
  /** One sentence each: duplicate names, several groups in a section, comments that nothing refers to. */
  warnings: string[];
}

/** Reads and writes .hr5 files, loss-free for everything it does not know. */
export interface TemplateCodec {
  /**
   * @param bytes a whole .hr5 file: UTF-8, UTF-16 or Windows-1252, at most 64 MiB.
   * @throws AppError UNPROCESSABLE_FILE with one sentence that names line and element.
   */
  read(bytes: Uint8Array): Promise<{ template: Template; importReport: ImportReport }>;
  /**
   * What of a file can be edited; comment texts are cleaned.
   * @throws AppError UNPROCESSABLE_FILE when `bytes` cannot be read.
   */
  readEditable(bytes: Uint8Array): Promise<EditableTemplate>;
  /**
   * The file with the edits put into it: what was not edited is canonically what it was.
   * @param edited passes `assertEditable`.
   * @param editedAt becomes the time of comments that were made or changed and bring no newer time of their own.
   * @throws AppError UNPROCESSABLE_FILE when `bytes` cannot be read.
   */
  writeEditable(bytes: Uint8Array, edited: EditableTemplate, editedAt: Date): Promise<Uint8Array>;
  /**
   * The template's file with the written report put into it (profile: "A written report").
   * Same input, same bytes.
   * @throws AppError UNPROCESSABLE_FILE when `templateBytes` cannot be read.
   */
  writeReport(templateBytes: Uint8Array, report: WrittenReport): Promise<Uint8Array>;
}

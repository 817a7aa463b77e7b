import { z } from 'zod';
import type { EmptyReport } from '../domain/template/empty-report-status.ts';
import type { ImportReport } from '../domain/template/template-codec.ts';
import { successSchema } from './routes.ts';

/** The template record: the "empty report data" of the specification, point 3. */
export const emptyReportSchema = z.object({
  is_housemaster: z.boolean().describe('True for type Housemaster, false for type Legacy'),
  status: z.enum(['uploaded', 'processing', 'processed', 'error']),
  processed_at: z.iso.datetime().nullable().describe('When it was last processed; null before'),
  file_name: z.string(),
});

/** Answer of calls that put a template in place. */
export const emptyReportAnswer = successSchema.extend({ empty_report_data: emptyReportSchema });

/** What was found in an uploaded template. */
export const importReportSchema = z.object({
  is_housemaster: z.boolean().describe('True for type Housemaster, false for type Legacy: its ratings tell'),
  components: z.int(),
  items: z.int(),
  comments: z.int(),
  tips: z.int(),
  unknown_elements: z
    .record(z.string(), z.int())
    .describe('Names of elements that were kept but not understood, with how often they stand'),
  warnings: z.array(z.string()),
});

export function emptyReportJson({
  type,
  status,
  processedAt,
  fileName,
}: EmptyReport): z.infer<typeof emptyReportSchema> {
  return {
    is_housemaster: type === 'Housemaster',
    status,
    processed_at: processedAt?.toISOString() ?? null,
    file_name: fileName,
  };
}

export function importReportJson({
  type,
  unknownElements,
  ...counts
}: ImportReport): z.infer<typeof importReportSchema> {
  return { ...counts, is_housemaster: type === 'Housemaster', unknown_elements: unknownElements };
}

import { z } from 'zod';
import { estimatedSecondsLeft } from '../domain/report/estimated-seconds-left.ts';
import type { Report } from '../domain/report/report.ts';
import { progressPercent, statusLabel } from '../domain/report/status.ts';

/** A report with the fields of the specification, point 3, and what else a list of reports shows. */
export const reportSchema = z.object({
  report_id: z.string(),
  status: z.string(),
  status_label: z.string().describe('The status for people'),
  progress_percent: z.number().describe('How far the bar is, 0 to 100'),
  estimated_seconds_left: z
    .int()
    .nullable()
    .describe('Seconds until it is completed, roughly; null where nothing is being written or nothing can be said'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  messages: z.array(z.object({ type: z.enum(['error', 'warning']), text: z.string() })),
  report_settings: z.object({
    create_new_comments: z.boolean(),
    add_defect_locations: z.boolean(),
    write_maintenance_tips: z.boolean(),
    write_functional_conditions: z.boolean(),
    write_header: z.boolean(),
    is_housemaster: z.boolean().nullable().describe('Type of its template; null before it was started'),
  }),
  download_url: z
    .url()
    .nullable()
    .describe('Where its package is to be had, without a log-in, for 5 minutes; null until it is completed'),
  report_processing_data: z.object({ header: z.string().nullable().describe('The chosen order as a JSON string') }),
  picture_clock_offset_seconds: z
    .int()
    .nullable()
    .describe('Seconds that the clocks of the cameras are ahead, as said at creation; null where nobody said'),
});

/** @param downloadUrl null until it is completed. */
export function reportJson(report: Report, downloadUrl: string | null): z.infer<typeof reportSchema> {
  const { settings, templateType } = report;
  return {
    report_id: report.id,
    status: report.status,
    status_label: statusLabel(report.status),
    progress_percent: progressPercent(report.status, report.stageProgress, report.reachedStep),
    estimated_seconds_left: estimatedSecondsLeft(report, new Date()),
    created_at: report.createdAt.toISOString(),
    updated_at: report.updatedAt.toISOString(),
    messages: report.messages,
    report_settings: {
      create_new_comments: settings.createNewComments,
      add_defect_locations: settings.addDefectLocations,
      write_maintenance_tips: settings.writeMaintenanceTips,
      write_functional_conditions: settings.writeFunctionalConditions,
      write_header: settings.writeHeader,
      is_housemaster: templateType && templateType === 'Housemaster',
    },
    download_url: downloadUrl,
    report_processing_data: { header: report.header },
    picture_clock_offset_seconds: report.pictureClockOffsetSeconds,
  };
}

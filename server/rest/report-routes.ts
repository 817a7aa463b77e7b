import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../domain/errors.ts';
import type { Report } from '../domain/report/report.ts';
import { addDownloadRoute } from './download-route.ts';
import { filesOf, withFile } from './form.ts';
import { reportJson, reportSchema } from './report-json.ts';
import { actorOf, booleanParameter, done, doneSchema, formFile, type RestPorts, type RestScope } from './routes.ts';

const reportPath = z.object({ id: z.string() });

const newReport = z.object({
  report_settings: z
    .object({
      create_new_comments: z.boolean().optional(),
      add_defect_locations: z.boolean().optional(),
      write_maintenance_tips: z.boolean().optional(),
      write_functional_conditions: z.boolean().optional(),
      write_header: z.boolean().optional().describe('Not read: it is true exactly when an order is given'),
    })
    .optional(),
  isn_order: z.string().nullish().describe('The chosen order as a JSON string, at most 64 KiB'),
  picture_clock_offset_seconds: z
    .int()
    .nullish()
    .describe('Seconds that the clocks of the cameras are ahead; without it that is found out from the pictures'),
});

const reportAnswer = doneSchema.extend({ report: reportSchema });

/** Reports, from creation to download. */
export function addReportRoutes(scope: RestScope, ports: RestPorts): void {
  const { app, limits, callerOf } = ports;
  const show = async (request: FastifyRequest, report: Report) =>
    reportJson(report, await app.reports.downloadAddress({ report, origin: callerOf(request).origin }));

  scope.get(
    '/reports/list',
    {
      schema: {
        summary: 'All reports, last changed first',
        access: 'subscriber',
        response: { 200: z.object({ reports: z.array(reportSchema) }) },
      },
    },
    async (request) => {
      const reports = [];
      for await (const report of app.reports.all(await actorOf(ports, request))) {
        reports.push(await show(request, report));
      }
      return { reports: reports.sort(byLastChange) };
    },
  );

  scope.post(
    '/reports/create-report',
    {
      schema: {
        summary: 'Creates a report',
        access: 'subscriber',
        body: newReport,
        response: { 200: doneSchema.extend({ report_id: z.string() }) },
      },
    },
    async (request) => {
      const { report_settings: chosen, isn_order: isnOrder } = request.body;
      const { picture_clock_offset_seconds: pictureClockOffsetSeconds } = request.body;
      const settings = given({
        createNewComments: chosen?.create_new_comments,
        addDefectLocations: chosen?.add_defect_locations,
        writeMaintenanceTips: chosen?.write_maintenance_tips,
        writeFunctionalConditions: chosen?.write_functional_conditions,
      });
      const created = { settings, isnOrder, pictureClockOffsetSeconds };
      const report = await app.reports.create(await actorOf(ports, request), created);
      return { ...done('Report created.'), report_id: report.id };
    },
  );

  scope.post(
    '/reports/:id/upload-audio',
    {
      schema: {
        summary: 'Adds recordings, in order',
        access: 'subscriber',
        refuses: ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE_FILE'],
        description: 'A form with the recordings in the repeated field `audio_files`.',
        consumes: ['multipart/form-data'],
        sent: z.object({ audio_files: z.array(formFile('A recording')).min(1) }),
        params: reportPath,
        response: { 200: reportAnswer },
      },
    },
    async (request) => {
      const actor = await actorOf(ports, request);
      const files = filesOf(request, 'audio_files', limits.maxAudioBytes);
      const report = await app.reports.uploadAudio(actor, { reportId: request.params.id, files });
      return { ...done('Audio uploaded.'), report: await show(request, report) };
    },
  );

  scope.post(
    '/reports/:id/upload-single-image',
    {
      schema: {
        summary: 'Adds one picture',
        access: 'subscriber',
        refuses: ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE_FILE'],
        description:
          'A form with the picture in the field `image_file`, `is_excluded` (true or false), and `caption`, which helps to find its comment.',
        consumes: ['multipart/form-data'],
        sent: z.object({
          image_file: formFile('A picture'),
          is_excluded: booleanParameter.default(false).describe('True: stays out of the package'),
          caption: z.string().optional().describe('What the inspector writes to it, at most 500 characters'),
        }),
        params: reportPath,
        response: { 200: reportAnswer },
      },
    },
    async (request) => {
      const actor = await actorOf(ports, request);
      const report = await withFile(request, 'image_file', limits.maxImageBytes, ({ file, field }) =>
        app.reports.uploadImage(actor, {
          reportId: request.params.id,
          file,
          isExcluded: async () => parseExcluded(await field('is_excluded')),
          caption: () => field('caption'),
        }),
      );
      return { ...done('Image uploaded.'), report: await show(request, report) };
    },
  );

  scope.post(
    '/reports/:id/process-report',
    {
      schema: {
        summary: 'Starts writing the report',
        access: 'subscriber',
        refuses: ['NOT_FOUND', 'CONFLICT'],
        description:
          'With `force_restart` it starts over with the newest template; without, it goes on where it failed.',
        params: reportPath,
        querystring: z.object({ force_restart: booleanParameter.default(false) }),
        response: { 200: reportAnswer },
      },
    },
    async (request) => {
      const report = await app.reports.process(await actorOf(ports, request), {
        reportId: request.params.id,
        forceRestart: request.query.force_restart,
      });
      return { ...done('Report processing started.'), report: await show(request, report) };
    },
  );

  scope.post(
    '/reports/:id/cancel-report',
    {
      schema: {
        summary: 'Stops writing the report',
        access: 'subscriber',
        refuses: ['NOT_FOUND', 'CONFLICT'],
        description: 'It ends in status `error` with a warning. Processing it without `force_restart` goes on.',
        params: reportPath,
        response: { 200: reportAnswer },
      },
    },
    async (request) => {
      const report = await app.reports.cancel(await actorOf(ports, request), { reportId: request.params.id });
      return { ...done('Report processing cancelled.'), report: await show(request, report) };
    },
  );

  scope.delete(
    '/reports/:id/delete',
    {
      schema: {
        summary: 'Deletes a report and its files',
        access: 'subscriber',
        refuses: ['NOT_FOUND', 'CONFLICT'],
        params: reportPath,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await app.reports.delete(await actorOf(ports, request), { reportId: request.params.id });
      return done('Report deleted.');
    },
  );

  addDownloadRoute(scope, ports);
}

/** Last changed first, then by id: point 7 of the specification. */
function byLastChange(a: z.infer<typeof reportSchema>, b: z.infer<typeof reportSchema>): number {
  return b.updated_at.localeCompare(a.updated_at) || a.report_id.localeCompare(b.report_id);
}

function parseExcluded(text: string | undefined): boolean {
  if (text === undefined) return false;
  const parsed = booleanParameter.safeParse(text);
  if (!parsed.success) throw new AppError('BAD_USER_INPUT', 'is_excluded must be true or false.');
  return parsed.data;
}

/** The entries that have a value. */
function given<Settings extends Record<string, boolean | undefined>>(settings: Settings) {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Settings]?: boolean;
  };
}

import { z } from 'zod';
import { withFile } from './form.ts';
import { actorOf, done, doneSchema, formFile, type RestPorts, type RestScope } from './routes.ts';
import {
  emptyReportAnswer,
  emptyReportJson,
  emptyReportSchema,
  importReportJson,
  importReportSchema,
} from './template-json.ts';

/** The account itself, and how its template comes and stands. */
export function addUserRoutes(scope: RestScope, ports: RestPorts): void {
  const { app, limits } = ports;

  scope.get(
    '/users/me',
    {
      schema: {
        summary: 'The account that asks',
        access: 'account',
        response: { 200: z.object({ username: z.string() }) },
      },
    },
    async (request) => {
      const { username } = await app.accounts.get(await actorOf(ports, request));
      return { username };
    },
  );

  scope.put(
    '/users/password',
    {
      schema: {
        summary: 'Gives the account a new password and ends all its other sessions',
        access: 'account',
        body: z.object({ new_password: z.string().describe('8 to 1024 characters') }),
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      const newPassword = request.body.new_password;
      await app.accounts.changePassword(await actorOf(ports, request), { newPassword });
      return done('Password updated successfully.');
    },
  );

  scope.delete(
    '/users/delete',
    {
      schema: {
        summary: 'Closes the account for good and removes everything that belongs to it',
        access: 'account',
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await app.accounts.delete(await actorOf(ports, request));
      return done('Account deleted.');
    },
  );

  scope.get(
    '/users/empty-report-status',
    {
      schema: {
        summary: 'Whether the account has a template, and which',
        access: 'account',
        response: {
          200: z.object({ has_empty_report: z.boolean(), empty_report_data: emptyReportSchema.nullable() }),
        },
      },
    },
    async (request) => {
      const template = await app.templates.status(await actorOf(ports, request));
      return { has_empty_report: template !== null, empty_report_data: template && emptyReportJson(template) };
    },
  );

  scope.post(
    '/users/upload-empty-report',
    {
      schema: {
        summary: 'Makes an uploaded .hr5 file the template',
        access: 'subscriber',
        refuses: ['UNPROCESSABLE_FILE'],
        description: 'A form with the file in any one field.',
        consumes: ['multipart/form-data'],
        sent: z.object({ file: formFile('An .hr5 file') }),
        response: { 200: emptyReportAnswer.extend({ import_report: importReportSchema }) },
      },
    },
    async (request) => {
      const actor = await actorOf(ports, request);
      const upload = await withFile(request, null, limits.maxTemplateBytes, ({ file }) =>
        app.templates.upload(actor, file),
      );
      return {
        success: true as const,
        empty_report_data: emptyReportJson(upload.emptyReport),
        import_report: importReportJson(upload.importReport),
      };
    },
  );

  scope.post(
    '/users/process-empty-report',
    {
      schema: {
        summary: 'Makes the template ready for writing reports',
        access: 'subscriber',
        refuses: ['CONFLICT', 'UNPROCESSABLE_FILE'],
        response: { 200: emptyReportAnswer },
      },
    },
    async (request) => {
      const template = await app.templates.process(await actorOf(ports, request));
      return { success: true as const, empty_report_data: emptyReportJson(template) };
    },
  );
}

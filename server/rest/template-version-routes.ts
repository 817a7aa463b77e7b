import { z } from 'zod';
import { downloadNotes } from './download-notes.ts';
import { actorOf, type RestPorts, type RestScope, successSchema } from './routes.ts';
import { sendDownload } from './send-download.ts';
import { emptyReportAnswer, emptyReportJson } from './template-json.ts';
import { versionJson, versionSchema } from './template-version-json.ts';

/** The stored versions of the template, and its file. */
export function addTemplateVersionRoutes(scope: RestScope, ports: RestPorts): void {
  const { app } = ports;

  scope.get(
    '/template/versions',
    {
      schema: {
        summary: 'The stored versions of the template, newest first, at most 50',
        access: 'subscriber',
        response: { 200: successSchema.extend({ versions: z.array(versionSchema) }) },
      },
    },
    async (request) => {
      const versions = await app.templates.versions(await actorOf(ports, request));
      return { success: true as const, versions: versions.map(versionJson) };
    },
  );

  scope.post(
    '/template/restore-version',
    {
      schema: {
        summary: 'Makes a copy of an earlier version the template, ready for writing reports',
        access: 'subscriber',
        refuses: ['NOT_FOUND', 'UNPROCESSABLE_FILE'],
        body: z.object({ version_id: z.string().describe('One of the stored versions') }),
        response: { 200: emptyReportAnswer },
      },
    },
    async (request) => {
      const versionId = request.body.version_id;
      const template = await app.templates.restore(await actorOf(ports, request), { versionId });
      return { success: true as const, empty_report_data: emptyReportJson(template) };
    },
  );

  scope.get(
    '/template/download-template',
    {
      schema: {
        ...downloadNotes('template', ['application/xml']),
        summary: "The template's file",
        access: 'subscriber',
        refuses: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
      },
    },
    async (request, reply) => {
      const { token } = request.query;
      const download = token
        ? await app.templates.downloadByToken({ token })
        : await app.templates.download(await actorOf(ports, request));
      return sendDownload(request, reply, download);
    },
  );
}

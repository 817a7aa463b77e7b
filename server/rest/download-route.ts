import { z } from 'zod';
import { downloadNotes } from './download-notes.ts';
import { actorOf, type RestPorts, type RestScope } from './routes.ts';
import { sendDownload } from './send-download.ts';

/** The way out for packages: for who is logged in, and for who has a `download_url`. */
export function addDownloadRoute(scope: RestScope, ports: RestPorts): void {
  const { app } = ports;
  scope.get(
    '/reports/:id/download-processed-report',
    {
      schema: {
        ...downloadNotes('package', ['application/xml', 'application/zip']),
        summary: 'The package of a completed report, report.hr5 or report.zip',
        access: 'subscriber',
        refuses: ['NOT_FOUND', 'CONFLICT', 'RANGE_NOT_SATISFIABLE'],
        params: z.object({ id: z.string() }),
      },
    },
    async (request, reply) => {
      const { token } = request.query;
      const reportId = request.params.id;
      const download = token
        ? await app.reports.downloadByToken({ reportId, token })
        : await app.reports.download(await actorOf(ports, request), { reportId });
      return sendDownload(request, reply, download);
    },
  );
}

import { z } from 'zod';
import { actorOf, packageAnswer, type RestPorts, type RestScope } from './routes.ts';
import { sendDownload } from './send-download.ts';

/** The way out for packages: for who is logged in, and for who has a `download_url`. */
export function addDownloadRoute(scope: RestScope, ports: RestPorts): void {
  const { app } = ports;
  scope.get(
    '/reports/:id/download-processed-report',
    {
      schema: {
        summary: 'The package of a completed report, report.hr5 or report.zip',
        access: 'subscriber',
        refuses: ['NOT_FOUND', 'CONFLICT', 'RANGE_NOT_SATISFIABLE'],
        description: 'Knows parts (`Range`) and what the caller has already (`If-None-Match`).',
        params: z.object({ id: z.string() }),
        querystring: z.object({
          token: z.string().optional().describe('Of a `download_url`: opens the package without a log-in'),
        }),
        response: {
          200: packageAnswer('The package; Content-Disposition names it.'),
          206: packageAnswer('The part of the package that was asked for.'),
          304: z.null().describe('The package is the one that the caller has.'),
        },
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

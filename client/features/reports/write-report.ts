import type { ApolloClient } from '@apollo/client';
import type { CreateReportInput } from '../../gql/graphql.ts';
import { isWithoutResponse, serverMessage } from '../../lib/faults.ts';
import { UploadCancelled } from '../../lib/upload-cancelled.ts';
import type { RunUpload } from '../../lib/use-upload.ts';
import { deleteReport } from './delete-report.ts';
import { CREATE_REPORT, PROCESS_REPORT, UPLOAD_AUDIO } from './report-documents.ts';

/** A step of the creation flow failed; the message is the alert of the specification, point 8. */
export class WriteReportFailure extends Error {}

/**
 * The creation flow: create the report, upload its audio, start the processing. When the upload is cancelled the report is
 * deleted again.
 * @throws WriteReportFailure by the first step that fails; the later ones are not tried.
 * @throws UploadCancelled
 */
export async function writeReport(
  client: ApolloClient,
  input: CreateReportInput,
  files: File[],
  runUpload: RunUpload,
): Promise<void> {
  const created = await step('Failed to create report', () =>
    client.mutate({ mutation: CREATE_REPORT, variables: { input } }),
  );
  const id = created.data?.createReport.id;
  if (!id) throw new WriteReportFailure('Failed to create report: Unknown error');
  const variables = { reportId: id, files };
  try {
    await step('Failed to upload audio', () =>
      runUpload((context) => client.mutate({ mutation: UPLOAD_AUDIO, variables, context })),
    );
  } catch (error) {
    const alert = error instanceof UploadCancelled ? await deleteReport(client, id) : null;
    throw alert ? new WriteReportFailure(alert) : error;
  }
  await step('Upload failed', () =>
    client.mutate({ mutation: PROCESS_REPORT, variables: { id, forceRestart: false } }),
  );
}

async function step<Result>(failure: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof UploadCancelled) throw error;
    const message = isWithoutResponse(error)
      ? 'Upload failed: No response from the server. Check network connection.'
      : `${failure}: ${serverMessage(error) ?? 'Unknown error'}`;
    throw new WriteReportFailure(message, { cause: error });
  }
}

import type { ApolloClient } from '@apollo/client';
import type { CreateReportInput } from '../../gql/graphql.ts';
import { isWithoutResponse, serverMessage } from '../../lib/faults.ts';
import { UploadCancelled } from '../../lib/upload-cancelled.ts';
import type { RunUpload, UploadContext } from '../../lib/use-upload.ts';
import { deleteReport } from './delete-report.ts';
import type { ChosenPicture } from './pictures/chosen-picture.ts';
import { splitProgress } from './pictures/split-progress.ts';
import { uploadPictures } from './pictures/upload-pictures.ts';
import { CREATE_REPORT, PROCESS_REPORT, UPLOAD_AUDIO } from './report-documents.ts';

/** A step of the creation flow failed; the message is the alert of the specification, point 8. */
export class WriteReportFailure extends Error {}

/** What is sent for a new report. */
export interface NewReport {
  input: CreateReportInput;
  recordings: File[];
  pictures: ChosenPicture[];
}

/**
 * The creation flow: create the report, upload its audio, then its pictures, start the processing. When the upload is
 * cancelled the report is deleted again.
 * @returns a sentence on pictures that could not be uploaded; null without any.
 * @throws WriteReportFailure by the first step that fails; the later ones are not tried.
 * @throws UploadCancelled
 */
export async function writeReport(
  client: ApolloClient,
  report: NewReport,
  runUpload: RunUpload,
): Promise<string | null> {
  const { input } = report;
  const created = await step('Failed to create report', () =>
    client.mutate({ mutation: CREATE_REPORT, variables: { input } }),
  );
  const id = created.data?.createReport.id;
  if (!id) throw new WriteReportFailure('Failed to create report: Unknown error');
  try {
    const withoutPictures = await runUpload((context) => upload(client, id, report, context));
    await step('Upload failed', () =>
      client.mutate({ mutation: PROCESS_REPORT, variables: { id, forceRestart: false } }),
    );
    return withoutPictures;
  } catch (error) {
    const alert = error instanceof UploadCancelled ? await deleteReport(client, id) : null;
    throw alert ? new WriteReportFailure(alert) : error;
  }
}

async function upload(
  client: ApolloClient,
  reportId: string,
  { recordings, pictures }: NewReport,
  whole: UploadContext,
): Promise<string | null> {
  const audioBytes = recordings.reduce((sum, { size }) => sum + size, 0);
  const [context, ...contexts] = splitProgress(whole, [audioBytes, ...pictures.map(({ file }) => file.size)]);
  await step('Failed to upload audio', () =>
    client.mutate({ mutation: UPLOAD_AUDIO, variables: { reportId, files: recordings }, context }),
  );
  return uploadPictures(client, reportId, pictures, contexts);
}

async function step<Result>(failure: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const message = isWithoutResponse(error)
      ? 'Upload failed: No response from the server. Check network connection.'
      : `${failure}: ${serverMessage(error) ?? 'Unknown error'}`;
    throw new WriteReportFailure(message, { cause: error });
  }
}

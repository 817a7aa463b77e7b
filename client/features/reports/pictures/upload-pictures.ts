import type { ApolloClient } from '@apollo/client';
import { isWithoutResponse, serverMessage } from '../../../lib/faults.ts';
import type { UploadContext } from '../../../lib/use-upload.ts';
import { whenOnline } from '../../../lib/when-online.ts';
import { UPLOAD_IMAGE } from '../report-documents.ts';
import type { ChosenPicture } from './chosen-picture.ts';
import { quoteNames } from './quote-names.ts';

/** Specification, point 8. */
const NO_RESPONSE = 'No response from the server. Check network connection.';

/** Reasons that name their files begin alike: what they share is said once. */
const SENTENCE_END = /(?<=\.) (?=[A-Z"])/;

/**
 * Sends pictures to a report one by one. One that fails is logged and stops nothing: specification, point 4.
 * @param contexts one for each picture.
 * @returns a sentence on those that failed; null without any.
 * @throws when the upload is cancelled.
 */
export async function uploadPictures(
  client: ApolloClient,
  reportId: string,
  pictures: readonly ChosenPicture[],
  contexts: readonly UploadContext[],
): Promise<string | null> {
  const failed: File[] = [];
  const reasons = new Set<string>();
  for (const [index, { file, caption, isExcluded }] of pictures.entries()) {
    const context = contexts[index] as UploadContext;
    const { signal } = context.fetchOptions;
    const variables = { reportId, file, isExcluded, caption: caption.trim() || null };
    try {
      await untilAnswered(signal, () => client.mutate({ mutation: UPLOAD_IMAGE, variables, context }));
    } catch (error) {
      signal.throwIfAborted();
      console.warn('A picture could not be uploaded.', error);
      failed.push(file);
      reasons.add(isWithoutResponse(error) ? NO_RESPONSE : (serverMessage(error) ?? 'Unknown error'));
    }
  }
  if (failed.length === 0) return null;
  const sentences = new Set([...reasons].flatMap((reason) => reason.split(SENTENCE_END)));
  return `Not uploaded, so not in the report: ${quoteNames(failed)}. ${[...sentences].join(' ')}`;
}

/** Sends again what got no answer: when the connection is back, and once where none seems to be missing. */
async function untilAnswered(signal: AbortSignal, send: () => Promise<unknown>): Promise<void> {
  for (let hasTried = false; ; hasTried = true) {
    try {
      await send();
      return;
    } catch (error) {
      if (signal.aborted || !isWithoutResponse(error) || (hasTried && navigator.onLine)) throw error;
      await whenOnline(signal);
    }
  }
}

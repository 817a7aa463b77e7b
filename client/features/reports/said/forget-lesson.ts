import type { ApolloClient } from '@apollo/client';
import { serverMessage } from '../../../lib/faults.ts';
import { FORGET_LESSON, LESSONS } from './said-documents.ts';

/**
 * Forgets what was taught. It leaves the list at once; Apollo puts it back when the call fails.
 * @returns the alert when it failed, else null.
 */
export async function forgetLesson(client: ApolloClient, id: string): Promise<string | null> {
  try {
    await client.mutate({
      mutation: FORGET_LESSON,
      variables: { id },
      optimisticResponse: { forgetLesson: true },
      update: (cache) => {
        cache.updateQuery(
          { query: LESSONS },
          (list) => list && { lessons: list.lessons.filter((one) => one.id !== id) },
        );
      },
    });
    return null;
  } catch (error) {
    console.warn('What was taught could not be forgotten.', error);
    return serverMessage(error) ?? 'It could not be forgotten. Check your connection and try again.';
  }
}

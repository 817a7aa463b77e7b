import type { ApolloClient } from '@apollo/client';
import { isWithoutResponse } from '../../lib/faults.ts';
import { forgetReport } from './forget-report.ts';
import { DELETE_REPORT } from './report-documents.ts';

/**
 * Deletes a report and takes it out of the list.
 * @returns the alert of the specification (point 8) when it failed, else null.
 */
export async function deleteReport(client: ApolloClient, id: string): Promise<string | null> {
  try {
    const { data } = await client.mutate({ mutation: DELETE_REPORT, variables: { id } });
    if (!data?.deleteReport) return 'Failed to delete report.';
    forgetReport(client.cache, id);
    return null;
  } catch (error) {
    console.warn('The deletion failed.', error);
    return isWithoutResponse(error)
      ? 'An unexpected error occurred while deleting the report.'
      : 'Failed to delete report.';
  }
}

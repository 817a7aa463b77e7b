import { useApolloClient } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { graphql } from '../../gql/index.ts';

const LANDING = graphql(/* GraphQL */ `
  query Landing {
    emptyReportStatus {
      hasEmptyReport
    }
  }
`);

/**
 * Where somebody goes after logging in: to the dashboard with a template, else to the template page. Specification, point 2.
 * @param dashboard its address, with what it is to show.
 */
export function useLandingPage(dashboard: string): () => Promise<string> {
  const client = useApolloClient();
  return async () => {
    try {
      const { data } = await client.query({ query: LANDING, fetchPolicy: 'network-only' });
      return data?.emptyReportStatus.hasEmptyReport ? dashboard : '/upload-report';
    } catch (error) {
      console.warn('The template could not be asked for.', error);
      notifications.show({
        role: 'alert',
        color: 'red',
        message: 'Failed to check user status after authentication.',
      });
      return '/upload-report';
    }
  };
}

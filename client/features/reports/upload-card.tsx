import { useQuery } from '@apollo/client/react';
import { Anchor, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { AlertMessage } from '../../components/alert-message.tsx';
import { graphql } from '../../gql/index.ts';
import { UploadForm } from './upload-form.tsx';

const UPLOAD_CARD = graphql(/* GraphQL */ `
  query UploadCard {
    uploadRules {
      audioExtensions
      maxAudioBytes
      maxAudioFiles
      imageExtensions
      maxImageBytes
      maxImageFiles
    }
    emptyReportStatus {
      hasEmptyReport
    }
  }
`);

/** Where a report begins. Specification, point 2. */
export function UploadCard() {
  const { data, error, refetch } = useQuery(UPLOAD_CARD, { fetchPolicy: 'cache-and-network' });
  return (
    <Card component="section" aria-labelledby="upload-title">
      <Stack>
        <Title order={2} id="upload-title">
          Upload
        </Title>
        {data && !data.emptyReportStatus.hasEmptyReport && (
          <Text size="sm">
            Reports are written into your template.{' '}
            <Anchor component={Link} to="/upload-report" inherit underline="always">
              Choose a template first
            </Anchor>
            .
          </Text>
        )}
        {data && <UploadForm rules={data.uploadRules} />}
        {!data && !error && <Skeleton h={180} role="status" aria-label="Loading" />}
        {!data && error && (
          <AlertMessage onRetry={() => void refetch().catch(() => undefined)}>
            The upload could not be prepared. Check your connection and try again.
          </AlertMessage>
        )}
      </Stack>
    </Card>
  );
}

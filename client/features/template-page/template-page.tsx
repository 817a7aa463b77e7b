import { useQuery } from '@apollo/client/react';
import { Grid, Skeleton } from '@mantine/core';
import { AlertMessage } from '../../components/alert-message.tsx';
import { Page } from '../../components/page.tsx';
import { TemplateDetails } from './template-details.tsx';
import { TEMPLATE_PAGE } from './template-documents.ts';
import { TemplateUpload } from './template-upload.tsx';

/** The template that reports are written into, and how to get one. Specification, point 2. */
export function TemplatePage() {
  const { data, error, refetch } = useQuery(TEMPLATE_PAGE, { fetchPolicy: 'cache-and-network' });
  return (
    <Page title="Template" purpose="Reports are written into your template, with your own comments.">
      {data && (
        <Grid gap="lg" align="start">
          <Grid.Col span={{ base: 12, md: 5 }}>
            <TemplateDetails emptyReport={data.emptyReportStatus.emptyReport} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 7 }}>
            <TemplateUpload rules={data.uploadRules} />
          </Grid.Col>
        </Grid>
      )}
      {!data && !error && <Skeleton h={220} role="status" aria-label="Loading the template" />}
      {!data && error && (
        <AlertMessage onRetry={() => void refetch().catch(() => undefined)}>
          The template could not be loaded. Check your connection and try again.
        </AlertMessage>
      )}
    </Page>
  );
}

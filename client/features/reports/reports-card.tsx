import { useQuery } from '@apollo/client/react';
import { Button, Card, Center, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { AlertMessage } from '../../components/alert-message.tsx';
import { REPORT_STATUSES } from './report-documents.ts';
import { ReportItem } from './report-item.tsx';
import { useAskedReport } from './use-asked-report.ts';
import { useReports } from './use-reports.ts';

/** The user's reports, live. Specification, point 2. */
export function ReportsCard() {
  const { reports: listed, error, hasMore, showMore, refresh } = useReports();
  const asked = useAskedReport(listed);
  const reports = asked.unlisted && listed ? [asked.unlisted, ...listed] : listed;
  // Read ahead for the moment in which a report is started again.
  useQuery(REPORT_STATUSES);
  return (
    <Card component="section" aria-labelledby="reports-title">
      <Stack>
        <Title order={2} id="reports-title">
          Reports
        </Title>
        {Boolean(error) && (
          <AlertMessage onRetry={refresh}>
            {reports
              ? 'The list could not be refreshed and may be out of date. Check your connection.'
              : 'The reports could not be loaded. Check your connection and try again.'}
          </AlertMessage>
        )}
        {asked.isGone && <AlertMessage>The report that your link leads to is not there any more.</AlertMessage>}
        {!reports && !error && <LoadingReports />}
        {reports?.length === 0 && <NoReports />}
        {reports && reports.length > 0 && (
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
            {reports.map((report) => (
              <ReportItem key={report.id} report={report} isAsked={report.id === asked.id} />
            ))}
          </Stack>
        )}
        {hasMore && (
          // A failed reading shows above the list.
          <Button variant="default" onClick={() => void showMore().catch(refresh)}>
            Show more
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function LoadingReports() {
  return (
    <Stack role="status" aria-label="Loading reports" gap="sm">
      <Skeleton h={120} />
      <Skeleton h={120} />
    </Stack>
  );
}

function NoReports() {
  return (
    <Center py="xl">
      <Stack align="center" gap={4}>
        <IconFileText size={44} stroke={1.2} color="var(--mantine-color-plumb-6)" aria-hidden />
        <Text fw={600}>No reports found.</Text>
        <Text size="sm" c="dimmed" ta="center">
          Upload a recording, and its report appears here.
        </Text>
      </Stack>
    </Center>
  );
}

import { Grid } from '@mantine/core';
import { Page } from '../../components/page.tsx';
import { ReportsCard } from './reports-card.tsx';
import { UploadCard } from './upload-card.tsx';

/** Upload on the left, reports on the right; one below the other on small screens. Specification, point 2. */
export function DashboardPage() {
  return (
    <Page title="Dashboard" purpose="Upload the recording of an inspection and pick up the finished report.">
      <Grid gap="lg" align="start">
        <Grid.Col span={{ base: 12, md: 5, lg: 4 }}>
          <UploadCard />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7, lg: 8 }}>
          <ReportsCard />
        </Grid.Col>
      </Grid>
    </Page>
  );
}

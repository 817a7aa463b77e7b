import { Badge, Card, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { LocalTime } from '../../components/local-time.tsx';
import type { TemplateStatus } from '../../gql/graphql.ts';
import type { EmptyReportRow } from './template-documents.ts';

const STATUSES: Record<TemplateStatus, { label: string; color: string }> = {
  uploaded: { label: 'Uploaded', color: 'plumb.8' },
  processing: { label: 'Processing...', color: 'plumb.8' },
  processed: { label: 'Processed', color: 'teal.9' },
  error: { label: 'Error', color: 'red.9' },
};

/** Type, processing status and last processed time of the template in use. */
export function TemplateDetails({ emptyReport }: { emptyReport: EmptyReportRow | null | undefined }) {
  return (
    <Card component="section" aria-labelledby="template-details-title">
      <Stack>
        <Title order={2} id="template-details-title">
          Template details
        </Title>
        {emptyReport ? (
          <Stack component="dl" m={0} gap="sm">
            <Detail label="File">{emptyReport.fileName}</Detail>
            <Detail label="Type">{emptyReport.isHousemaster ? 'Housemaster' : 'Legacy'}</Detail>
            <Detail label="Status">
              <div role="status">
                <Badge variant="filled" color={STATUSES[emptyReport.status].color}>
                  {STATUSES[emptyReport.status].label}
                </Badge>
              </div>
            </Detail>
            <Detail label="Last processed">
              {emptyReport.processedAt ? <LocalTime iso={emptyReport.processedAt} /> : 'Never'}
            </Detail>
          </Stack>
        ) : (
          <Text>You have no template yet. Upload your own .hr5 file, or start with a default template.</Text>
        )}
      </Stack>
    </Card>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} fw={500} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  );
}

import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { timeLeft } from '../../components/time-left.ts';
import { cancelWriting } from './cancel-writing.ts';
import { isBeingWritten } from './is-being-written.ts';
import { REPORT_STATUSES, type ReportRow } from './report-documents.ts';

interface ReportProgressProps {
  report: ReportRow;
  onAlert: (alert: string | null) => void;
}

/** How far a report is that is neither finished nor failed; while it is written, the time left and a way to stop it. */
export function ReportProgress({ report, onAlert }: ReportProgressProps) {
  const client = useApolloClient();
  const statuses = useQuery(REPORT_STATUSES).data?.reportStatuses ?? [];
  const [busy, setBusy] = useState(false);

  async function cancel() {
    onAlert(null);
    setBusy(true);
    onAlert(await cancelWriting(client, report.id));
    setBusy(false);
  }

  return (
    <Stack gap={6}>
      <Group gap="sm" wrap="nowrap">
        <Progress flex={1} size="lg" value={report.progressPercent} aria-label={report.statusLabel} />
        <Text size="sm" w={40} ta="right" aria-hidden>
          {Math.round(report.progressPercent)}%
        </Text>
      </Group>
      {isBeingWritten(report.status, statuses) && (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm" c="dimmed">
            {report.estimatedSecondsLeft != null && timeLeft(report.estimatedSecondsLeft)}
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Cancel writing ${report.headerAddress}`}
            loading={busy}
            onClick={() => void cancel()}
          >
            Cancel
          </Button>
        </Group>
      )}
    </Stack>
  );
}

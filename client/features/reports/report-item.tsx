import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { AlertMessage } from '../../components/alert-message.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { DeleteReportCross } from './delete-report-cross.tsx';
import { ReportActions } from './report-actions.tsx';
import type { ReportRow } from './report-documents.ts';
import { ReportMessages } from './report-messages.tsx';
import { ReportSettings } from './report-settings.tsx';

const COLORS: Record<string, string> = {
  completed: 'teal.9',
  error: 'red.9',
  upload_failed: 'red.9',
  upload_partial_success: 'brass.8',
};

const ASKED = { borderColor: 'var(--mantine-color-brass-5)', boxShadow: '0 0 0 2px var(--mantine-color-brass-5)' };

interface ReportItemProps {
  report: ReportRow;
  /** A link led to this one: it is marked and comes into view. */
  isAsked: boolean;
}

/** One report: what it is, how it stands and what can be done with it. Specification, point 2. */
export function ReportItem({ report, isAsked }: ReportItemProps) {
  const [alert, setAlert] = useState<string | null>(null);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsked) item.current?.focus();
  }, [isAsked]);
  return (
    <Paper
      component="li"
      ref={item}
      withBorder
      p="md"
      aria-label={report.headerAddress}
      aria-current={isAsked || undefined}
      tabIndex={isAsked ? -1 : undefined}
      style={isAsked ? ASKED : undefined}
    >
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="start">
          <div style={{ minWidth: 0 }}>
            <Title order={3} fz="md" lineClamp={3}>
              {report.headerAddress}
            </Title>
            <Text size="sm" c="dimmed">
              Updated <LocalTime iso={report.updatedAt} />
            </Text>
          </div>
          <DeleteReportCross report={report} onAlert={setAlert} />
        </Group>
        <div role="status">
          <Badge variant="filled" size="lg" maw="100%" color={COLORS[report.status] ?? 'plumb.8'}>
            {report.statusLabel}
          </Badge>
        </div>
        <ReportMessages report={report} />
        {alert && <AlertMessage onClose={() => setAlert(null)}>{alert}</AlertMessage>}
        <ReportActions report={report} onAlert={setAlert} />
        <ReportSettings report={report} />
      </Stack>
    </Paper>
  );
}

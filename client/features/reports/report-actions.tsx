import { useApolloClient } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../lib/session-context.ts';
import { downloadReport } from './download-report.ts';
import { refreshSoon } from './refresh-soon.ts';
import type { ReportRow } from './report-documents.ts';
import { ReportProgress } from './report-progress.tsx';
import { WhatWasSaid } from './said/what-was-said.tsx';
import { startProcessing } from './start-processing.ts';

interface ReportActionsProps {
  report: ReportRow;
  onAlert: (alert: string | null) => void;
}

/** What can be done with a finished or failed report; for any other, how far it is. Specification, point 2. */
export function ReportActions({ report, onAlert }: ReportActionsProps) {
  const client = useApolloClient();

  async function start(forceRestart: boolean) {
    onAlert(null);
    try {
      await startProcessing(client, report, forceRestart);
    } catch (error) {
      console.warn('The processing could not be started.', error);
      onAlert('Failed to start reprocessing.');
    }
    refreshSoon(client);
  }

  const startButton = (label: string, forceRestart: boolean) => (
    <Button variant="default" onClick={() => void start(forceRestart)}>
      {label}
    </Button>
  );

  if (report.status === 'completed') {
    return (
      <Group gap="xs">
        <DownloadButton report={report} onAlert={onAlert} />
        {startButton('Reprocess', true)}
        <WhatWasSaid report={report} onReprocess={() => void start(true)} />
      </Group>
    );
  }
  if (report.status === 'error') {
    return (
      <Group gap="xs">
        {startButton('Continue Processing', false)}
        {startButton('Reprocess from Start', true)}
      </Group>
    );
  }
  return <ReportProgress report={report} onAlert={onAlert} />;
}

function DownloadButton({ report, onAlert }: ReportActionsProps) {
  const session = useSession();
  const [busy, setBusy] = useState(false);

  async function download() {
    onAlert(null);
    setBusy(true);
    onAlert(await downloadReport(session, report.id));
    setBusy(false);
  }

  return (
    <Button leftSection={<IconDownload size={18} aria-hidden />} loading={busy} onClick={() => void download()}>
      Download
    </Button>
  );
}

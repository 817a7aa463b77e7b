import { useApolloClient } from '@apollo/client/react';
import { CloseButton, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { deleteReport } from './delete-report.ts';
import type { ReportRow } from './report-documents.ts';

interface DeleteReportCrossProps {
  report: ReportRow;
  onAlert: (alert: string | null) => void;
}

/** The delete cross with its dialog. */
export function DeleteReportCross({ report, onAlert }: DeleteReportCrossProps) {
  const client = useApolloClient();
  const confirm = () =>
    modals.openConfirmModal({
      title: 'Confirm Delete',
      children: <Text>Are you sure you want to delete this report? This action cannot be undone.</Text>,
      labels: { confirm: 'Delete', cancel: 'Cancel' },
      confirmProps: { color: 'red.9' },
      onConfirm: async () => onAlert(await deleteReport(client, report.id)),
    });
  return <CloseButton aria-label={`Delete report ${report.headerAddress}`} onClick={confirm} />;
}

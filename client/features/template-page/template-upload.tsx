import { useApolloClient, useMutation } from '@apollo/client/react';
import { Card, Divider, Stack, Title } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { AlertMessage } from '../../components/alert-message.tsx';
import { FileDrop } from '../../components/file-drop.tsx';
import { UploadProgress } from '../../components/upload-progress.tsx';
import { serverMessage } from '../../lib/faults.ts';
import { UploadCancelled } from '../../lib/upload-cancelled.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { DefaultTemplate } from './default-template.tsx';
import { type ImportReport, ImportSummary } from './import-summary.tsx';
import { PROCESS_EMPTY_REPORT, TEMPLATE_PAGE, UPLOAD_EMPTY_REPORT } from './template-documents.ts';
import { type TemplateRules, templateFileAlert } from './template-file-alert.ts';

/** A failure, and what the server said about it when it said something. */
interface Failure {
  message: string;
  detail: string | null;
}

/** Takes an own .hr5 file: uploads it, then has it processed. */
export function TemplateUpload({ rules }: { rules: TemplateRules }) {
  const [sendFile] = useMutation(UPLOAD_EMPTY_REPORT);
  const [process] = useMutation(PROCESS_EMPTY_REPORT, { refetchQueries: [TEMPLATE_PAGE] });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [imported, setImported] = useState<ImportReport | null>(null);
  const [busy, setBusy] = useState(false);
  const client = useApolloClient();
  const upload = useUpload();

  /** All of it may have reached the server before it was cancelled. */
  async function readAgain() {
    // What was read before stays when this fails.
    await client.refetchQueries({ include: [TEMPLATE_PAGE] }).catch(() => undefined);
  }

  async function send(file: File | undefined) {
    setImported(null);
    upload.forget();
    const alert = templateFileAlert(file, rules);
    setFailure(alert ? { message: alert, detail: null } : null);
    if (alert || !file) return;
    setBusy(true);
    try {
      const { data } = await upload.run((context) => sendFile({ variables: { file }, context }));
      await process();
      setImported(data?.uploadEmptyReport.importReport ?? null);
    } catch (error) {
      if (error instanceof UploadCancelled) return readAgain();
      setFailure({ message: 'Failed to upload template. Please try again.', detail: serverMessage(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card component="section" aria-labelledby="template-upload-title">
      <Stack>
        <Title order={2} id="template-upload-title">
          Use another template
        </Title>
        {failure && (
          <AlertMessage detail={failure.detail} onClose={() => setFailure(null)}>
            {failure.message}
          </AlertMessage>
        )}
        {imported && <ImportSummary report={imported} />}
        <FileDrop
          label="Drop your .hr5 file here or click to select"
          hint="Exported from your home-inspection software"
          icon={<IconFileUpload size={36} stroke={1.5} color="var(--mantine-color-plumb-8)" aria-hidden />}
          extensions={[rules.templateExtension]}
          busy={busy}
          onFiles={([file]) => void send(file)}
        />
        <UploadProgress upload={upload} />
        <Divider label="or" />
        <DefaultTemplate disabled={busy} />
      </Stack>
    </Card>
  );
}

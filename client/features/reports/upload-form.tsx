import { useApolloClient } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import { useState } from 'react';
import { AlertMessage } from '../../components/alert-message.tsx';
import { FileDrop } from '../../components/file-drop.tsx';
import { UploadProgress } from '../../components/upload-progress.tsx';
import { UploadCancelled } from '../../lib/upload-cancelled.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { AdditionalSettings, DEFAULT_SETTINGS } from './additional-settings.tsx';
import { type AudioRules, chooseAudio } from './choose-audio.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { HeaderInformation } from './header-information.tsx';
import { refreshSoon } from './refresh-soon.ts';
import { useChosenOrder } from './use-chosen-order.ts';
import { WriteReportFailure, writeReport } from './write-report.ts';

/** Chooses the recordings, order and settings of a new report and sends them. */
export function UploadForm({ rules }: { rules: AudioRules }) {
  const client = useApolloClient();
  const [files, setFiles] = useState<File[]>([]);
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const { order, choose } = useChosenOrder();
  const [alert, setAlert] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const upload = useUpload();
  useLeaveWarning(busy);

  function add(added: File[]) {
    upload.forget();
    const choice = chooseAudio(files, added, rules);
    setFiles(choice.files);
    setAlert(choice.alert);
  }

  async function write() {
    setAlert(null);
    upload.forget();
    setBusy(true);
    try {
      await writeReport(client, { ...settings, ...(order && { isnOrder: order.orderJson }) }, files, upload.run);
      setFiles([]);
      choose(null);
      setSettings(DEFAULT_SETTINGS);
    } catch (error) {
      if (error instanceof UploadCancelled) return;
      if (!(error instanceof WriteReportFailure)) throw error;
      setAlert(error.message);
    } finally {
      setBusy(false);
      refreshSoon(client);
    }
  }

  return (
    <Stack>
      {alert && <AlertMessage onClose={() => setAlert(null)}>{alert}</AlertMessage>}
      <FileDrop
        label="Drop audio files here or click to select"
        hint={rules.audioExtensions.map((extension) => extension.toUpperCase()).join(', ')}
        icon={<IconMicrophone size={36} stroke={1.5} color="var(--mantine-color-plumb-8)" aria-hidden />}
        extensions={[...rules.audioExtensions]}
        multiple
        busy={busy}
        onFiles={add}
      />
      <ChosenFiles
        files={files}
        disabled={busy}
        onRemove={(file) => setFiles(files.filter((other) => other !== file))}
      />
      <HeaderInformation order={order} disabled={busy} onChoose={choose} />
      <AdditionalSettings settings={settings} disabled={busy} onChange={setSettings} />
      <UploadProgress upload={upload} />
      {files.length > 0 && (
        <Button size="md" disabled={busy} onClick={() => void write()}>
          {busy ? 'Uploading...' : 'Write report'}
        </Button>
      )}
    </Stack>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { Button, Stack, Text } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { AlertMessage } from '../../components/alert-message.tsx';
import { FileDrop } from '../../components/file-drop.tsx';
import { IntoSight } from '../../components/into-sight.tsx';
import { UploadProgress } from '../../components/upload-progress.tsx';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { UploadCancelled } from '../../lib/upload-cancelled.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { AdditionalSettings, DEFAULT_SETTINGS } from './additional-settings.tsx';
import { type AudioRules, chooseAudio } from './choose-audio.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { HeaderInformation } from './header-information.tsx';
import type { PictureRules } from './pictures/choose-pictures.ts';
import { clockOffsetOf } from './pictures/clock-setting.ts';
import { PictureArea } from './pictures/picture-area.tsx';
import { usePictures } from './pictures/use-pictures.ts';
import { refreshSoon } from './refresh-soon.ts';
import { useChosenOrder } from './use-chosen-order.ts';
import { WriteReportFailure, writeReport } from './write-report.ts';

/** Chooses the recordings, pictures, order and settings of a new report and sends them. */
export function UploadForm({ rules }: { rules: AudioRules & PictureRules }) {
  const client = useApolloClient();
  const [files, setFiles] = useState<File[]>([]);
  const audioArea = useRef<HTMLDivElement>(null);
  const pictures = usePictures(rules);
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const { order, choose } = useChosenOrder();
  const [alert, setAlert] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const upload = useUpload();
  useLeaveWarning(busy);
  useUnsavedChanges(pictures.chosen.some(({ caption }) => caption !== ''));

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
      const input = {
        ...settings,
        ...(order && { isnOrder: order.orderJson }),
        ...(pictures.chosen.length > 0 && { pictureClockOffsetSeconds: clockOffsetOf(pictures.clock) }),
      };
      setAlert(await writeReport(client, { input, recordings: files, pictures: pictures.chosen }, upload.run));
      setFiles([]);
      pictures.clear();
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
      {alert && (
        <IntoSight>
          <AlertMessage onClose={() => setAlert(null)}>{alert}</AlertMessage>
        </IntoSight>
      )}
      <FileDrop
        ref={audioArea}
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
        area={audioArea}
        onRemove={(file) => setFiles(files.filter((other) => other !== file))}
      />
      <PictureArea rules={rules} pictures={pictures} busy={busy} />
      <HeaderInformation order={order} disabled={busy} onChoose={choose} />
      <AdditionalSettings settings={settings} disabled={busy} onChange={setSettings} />
      <UploadProgress upload={upload} />
      {files.length === 0 && pictures.chosen.length > 0 && (
        <Text size="sm">Please select at least one audio file. Pictures alone make no report.</Text>
      )}
      {files.length > 0 && (
        <Button size="md" disabled={busy} onClick={() => void write()}>
          {busy ? 'Uploading...' : 'Write report'}
        </Button>
      )}
    </Stack>
  );
}

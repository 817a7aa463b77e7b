import { useQuery } from '@apollo/client/react';
import { Badge, Button, Group, Modal, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { AlertMessage } from '../../../components/alert-message.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import type { TemplateVersionsQuery } from '../../../gql/graphql.ts';
import { TEMPLATE_VERSIONS } from '../template-editor-documents.ts';

type Version = TemplateVersionsQuery['templateVersions'][number];

const ORIGINS: Record<Version['origin'], string> = {
  upload: 'Uploaded',
  default: 'Default template',
  edit: 'Saved in the editor',
  restore: 'Restored',
};

interface HistoryDialogProps {
  opened: boolean;
  hasUnsavedChanges: boolean;
  onClose: () => void;
  /** Resolves when it is done; the sentence says what failed. */
  onRestore: (versionId: string) => Promise<string | null>;
}

/** The versions of the template that are kept, and the way back to one. */
export function HistoryDialog({ opened, onClose, ...rest }: HistoryDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="History" size="lg">
      {opened && <Versions onClose={onClose} {...rest} />}
    </Modal>
  );
}

function Versions({ hasUnsavedChanges, onClose, onRestore }: Omit<HistoryDialogProps, 'opened'>) {
  const { data, error, refetch } = useQuery(TEMPLATE_VERSIONS, { fetchPolicy: 'no-cache' });
  const [confirming, setConfirming] = useState<string | null>(null);
  const [restoring, setRestoring] = useState<string | null>(null);
  const [alert, setAlert] = useState<string | null>(null);

  async function restore(versionId: string) {
    setConfirming(null);
    setAlert(null);
    setRestoring(versionId);
    const failure = await onRestore(versionId);
    setRestoring(null);
    if (failure) setAlert(failure);
    else onClose();
  }

  if (error) {
    return (
      <AlertMessage onRetry={() => void refetch().catch(() => undefined)}>
        The history could not be loaded. Check your connection and try again.
      </AlertMessage>
    );
  }
  if (!data) return <Skeleton h={200} role="status" aria-label="Loading the history" />;
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        The last 50 versions are kept. Restoring one makes it the newest; none is lost by it.
      </Text>
      {alert && <AlertMessage>{alert}</AlertMessage>}
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.templateVersions.map((version) => (
          <VersionItem
            key={version.versionId}
            version={version}
            busy={restoring === version.versionId}
            disabled={restoring !== null}
            isConfirming={confirming === version.versionId}
            onAsk={() => (hasUnsavedChanges ? setConfirming(version.versionId) : void restore(version.versionId))}
            onKeep={() => setConfirming(null)}
            onRestore={() => void restore(version.versionId)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

interface VersionItemProps {
  version: Version;
  busy: boolean;
  disabled: boolean;
  isConfirming: boolean;
  onAsk: () => void;
  onKeep: () => void;
  onRestore: () => void;
}

function VersionItem({ version, busy, disabled, isConfirming, onAsk, onKeep, onRestore }: VersionItemProps) {
  const { createdAt, origin, change, fileName, isHousemaster, isCurrent } = version;
  return (
    <Paper component="li" withBorder p="sm">
      <Group justify="space-between" wrap="nowrap" align="start">
        <div style={{ minWidth: 0 }}>
          <Text fw={600}>
            <LocalTime iso={createdAt} />
          </Text>
          {change && (
            <Text size="sm">
              <WithLocalTimes>{change}</WithLocalTimes>
            </Text>
          )}
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {ORIGINS[origin]} · {isHousemaster ? 'Housemaster' : 'Legacy'} · {fileName}
          </Text>
        </div>
        {isCurrent ? (
          <Badge color="teal.9">Current</Badge>
        ) : (
          <Button variant="default" size="xs" loading={busy} disabled={disabled} onClick={onAsk}>
            Restore
          </Button>
        )}
      </Group>
      {isConfirming && (
        <Group role="group" aria-label="Restore this version?" mt="sm" justify="space-between">
          <Text size="sm">You have unsaved changes. They are lost when you restore this version.</Text>
          <Group gap="xs">
            <Button variant="default" size="xs" onClick={onKeep}>
              Cancel
            </Button>
            <Button size="xs" color="red.9" autoFocus onClick={onRestore}>
              Restore and lose my changes
            </Button>
          </Group>
        </Group>
      )}
    </Paper>
  );
}

const MOMENT = /(\d{4}-\d\d-\d\dT[\d:.]+Z)/;

/** What the server says of a change, which names moments in its own way. */
function WithLocalTimes({ children }: { children: string }) {
  return children.split(MOMENT).map((part) => (MOMENT.test(part) ? <LocalTime key={part} iso={part} /> : part));
}

import { useQuery } from '@apollo/client/react';
import { Button, Group, Modal, Stack, Tabs, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type Dispatch, type SetStateAction, useState } from 'react';
import type { ReportRow } from '../report-documents.ts';
import { LessonList } from './lesson-list.tsx';
import { RemarkList } from './remark-list.tsx';
import classes from './said.module.css';
import { LESSONS } from './said-documents.ts';
import { useTeaching } from './use-teaching.ts';

/** Up to this width the dialog is the whole screen. */
const SMALL = '(max-width: 40em)';

interface SaidDialogProps {
  report: ReportRow;
  opened: boolean;
  onClose: () => void;
  onReprocess: () => void;
}

/** What was said for a completed report and what became of it, and what the inspector has taught. */
export function SaidDialog({ report, opened, onClose, onReprocess }: SaidDialogProps) {
  const isSmall = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });
  const [correcting, setCorrecting] = useState<number | null>(null);

  function close() {
    setCorrecting(null);
    onClose();
  }

  function reprocess() {
    close();
    onReprocess();
  }

  return (
    <Modal
      opened={opened}
      onClose={close}
      title="What was said"
      size="xl"
      fullScreen={isSmall}
      // Its height goes with what is shown: its head stays where it is.
      centered={false}
      closeOnEscape={correcting === null}
    >
      {opened && <Said report={report} correcting={correcting} onCorrect={setCorrecting} onReprocess={reprocess} />}
    </Modal>
  );
}

interface SaidProps {
  report: ReportRow;
  correcting: number | null;
  onCorrect: Dispatch<SetStateAction<number | null>>;
  onReprocess: () => void;
}

function Said({ report, correcting, onCorrect, onReprocess }: SaidProps) {
  const { taught, teaching } = useTeaching(report.id);
  const { data, error, refetch } = useQuery(LESSONS, { fetchPolicy: 'cache-and-network' });
  return (
    <Stack>
      <Text c="dimmed">{report.headerAddress}</Text>
      <Tabs defaultValue="said" onChange={() => onCorrect(null)}>
        <Tabs.List mb="md">
          <Tabs.Tab value="said">This report</Tabs.Tab>
          <Tabs.Tab value="taught">What you have taught{data && ` (${data.lessons.length})`}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="said">
          <RemarkList
            reportId={report.id}
            taught={taught}
            teaching={teaching}
            correcting={correcting}
            onCorrect={onCorrect}
            onReprocess={onReprocess}
          />
        </Tabs.Panel>
        <Tabs.Panel value="taught">
          <LessonList
            lessons={data?.lessons}
            error={error}
            onRetry={() => void refetch().catch(() => undefined)}
            onForget={teaching.forget}
          />
        </Tabs.Panel>
      </Tabs>
      {taught.size > 0 && (
        <Group className={classes.bar} justify="space-between" wrap="nowrap">
          <Text size="sm">What you have taught counts when a report is written.</Text>
          <Button flex="none" onClick={onReprocess}>
            Reprocess
          </Button>
        </Group>
      )}
    </Stack>
  );
}

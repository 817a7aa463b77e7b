import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReportRow } from '../report-documents.ts';
import { SaidDialog } from './said-dialog.tsx';

interface WhatWasSaidProps {
  report: ReportRow;
  onReprocess: () => void;
}

/**
 * The button that shows what was said, with its dialog. It belongs to a completed report and goes with it: what is said of one
 * remark may be true of another once the report is written anew.
 */
export function WhatWasSaid({ report, onReprocess }: WhatWasSaidProps) {
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        What was said
      </Button>
      <SaidDialog report={report} opened={opened} onClose={dialog.close} onReprocess={onReprocess} />
    </>
  );
}

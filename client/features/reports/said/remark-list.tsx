import { useQuery } from '@apollo/client/react';
import { Button, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { AlertMessage } from '../../../components/alert-message.tsx';
import { isNotFound, isPassing, serverMessage } from '../../../lib/faults.ts';
import { PartByPart } from './part-by-part.tsx';
import { filterRemarks, type RemarkFilter } from './remark-filter.ts';
import { RemarkItem } from './remark-item.tsx';
import classes from './said.module.css';
import { type Lesson, REMARKS, type Remark } from './said-documents.ts';
import type { Teaching } from './use-teaching.ts';
import { useTemplateTargets } from './use-template-targets.ts';

const FILTERS: Record<RemarkFilter, { label: string; empty: string }> = {
  all: { label: 'All', empty: 'Nothing was said.' },
  inReport: { label: 'In the report', empty: 'Nothing of what was said stands in the report.' },
  notInReport: { label: 'Not in the report', empty: 'All that was said of the house stands in the report.' },
};

interface RemarkListProps {
  reportId: string;
  taught: ReadonlyMap<number, Lesson>;
  teaching: Teaching;
  /** The remark that is being corrected, by its index; null: none. */
  correcting: number | null;
  onCorrect: Dispatch<SetStateAction<number | null>>;
  onReprocess: () => void;
}

/** All that was said for a report, in spoken order. */
export function RemarkList({ reportId, onReprocess, ...rest }: RemarkListProps) {
  // Writing the report anew makes other remarks.
  const { data, error, refetch } = useQuery(REMARKS, { variables: { reportId }, fetchPolicy: 'no-cache' });
  if (isNotFound(error)) return <NotKept onReprocess={onReprocess}>{serverMessage(error)}</NotKept>;
  if (error) {
    return (
      <AlertMessage onRetry={() => void refetch().catch(() => undefined)}>
        {(!isPassing(error) && serverMessage(error)) ||
          'What was said could not be loaded. Check your connection and try again.'}
      </AlertMessage>
    );
  }
  if (!data) return <LoadingRemarks />;
  return <Remarks remarks={data.remarks} {...rest} />;
}

type RemarksProps = Omit<RemarkListProps, 'reportId' | 'onReprocess'> & { remarks: readonly Remark[] };

function Remarks({ remarks, taught, teaching, correcting, onCorrect }: RemarksProps) {
  const list = useRef<HTMLUListElement>(null);
  const [filter, setFilter] = useState<RemarkFilter>('all');
  const [hasCorrected, setHasCorrected] = useState(false);
  const targets = useTemplateTargets(hasCorrected);
  const filtered = filterRemarks(remarks);
  const shown = filtered[filter];
  if (correcting !== null && !hasCorrected) setHasCorrected(true);

  function choose(value: string) {
    onCorrect(null);
    setFilter(value as RemarkFilter);
  }

  return (
    <Stack>
      <SegmentedControl
        aria-label="Show"
        fullWidth
        classNames={{ label: classes.filter }}
        data={Object.entries(FILTERS).map(([value, { label }]) => ({
          value,
          label: `${label} (${filtered[value as RemarkFilter].length})`,
        }))}
        value={filter}
        onChange={choose}
      />
      {shown.length === 0 && <Text c="dimmed">{FILTERS[filter].empty}</Text>}
      <PartByPart key={filter} entries={shown} label="What was said" list={list}>
        {(remark) => (
          <RemarkItem
            key={remark.index}
            remark={remark}
            lesson={taught.get(remark.index) ?? null}
            targets={remark.index === correcting ? targets : null}
            teaching={teaching}
            onCorrect={onCorrect}
          />
        )}
      </PartByPart>
    </Stack>
  );
}

function NotKept({ children, onReprocess }: { children: string | null; onReprocess: () => void }) {
  return (
    <Stack align="start">
      <AlertMessage>{children}</AlertMessage>
      <Button onClick={onReprocess}>Reprocess</Button>
    </Stack>
  );
}

function LoadingRemarks() {
  return (
    <Stack role="status" aria-label="Loading what was said" gap="sm">
      <Skeleton h={36} />
      {[0, 1, 2, 3].map((bar) => (
        <Skeleton key={bar} h={72} />
      ))}
    </Stack>
  );
}

import { Badge, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import { fold } from '../../../lib/fold.ts';
import { isInReport } from './remark-filter.ts';
import classes from './said.module.css';
import type { Remark } from './said-documents.ts';
import { pathOf } from './target-name.ts';

const OUTSIDE: Record<Exclude<Remark['outcome'], 'written' | 'merged' | 'rated'>, string> = {
  warned: 'Not written; a message tells of it.',
  leftOut: 'Left out.',
  narration: 'Taken for talk.',
  announcement: 'Names a place.',
  correction: 'Taken back.',
};

/** Where a remark went, why, and whether the inspector had taught it. */
export function RemarkFate({ remark }: { remark: Remark }) {
  const fate = fateOf(remark);
  const Icon = remark.outcome === 'warned' ? IconAlertTriangle : IconArrowRight;
  return (
    <>
      <Group gap={6} wrap="nowrap" align="start" c={colorOf(remark)}>
        <Icon size={16} aria-hidden style={{ flex: 'none', marginTop: 3 }} />
        <Text size="sm" fw={500}>
          {fate}
        </Text>
      </Group>
      {remark.isTaught ? (
        <Badge variant="light" size="sm" w="fit-content">
          As you taught
        </Badge>
      ) : (
        fold(`${remark.reason}.`) !== fold(fate) && (
          <Text size="xs" c="dimmed" className={classes.reason}>
            {remark.reason}
          </Text>
        )
      )}
    </>
  );
}

function fateOf({ outcome, section, item, comment, rating, isNew }: Remark): string {
  if (outcome === 'written' || outcome === 'merged' || outcome === 'rated') {
    const last = rating === null ? comment : `Rating ${rating}`;
    return pathOf(section, item, isNew ? `New comment: ${comment}` : last) || 'In the report.';
  }
  return OUTSIDE[outcome];
}

function colorOf(remark: Remark): string {
  if (remark.outcome === 'warned') return 'brass.9';
  return isInReport(remark) ? 'plumb.8' : 'dimmed';
}

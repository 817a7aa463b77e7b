import type { ErrorLike } from '@apollo/client';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { AlertMessage } from '../../../components/alert-message.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { PartByPart } from './part-by-part.tsx';
import classes from './said.module.css';
import type { Lesson } from './said-documents.ts';
import { targetName } from './target-name.ts';
import type { Teaching } from './use-teaching.ts';

interface LessonListProps {
  /** Undefined until they were read. */
  lessons: readonly Lesson[] | undefined;
  error: ErrorLike | undefined;
  onRetry: () => void;
  onForget: Teaching['forget'];
}

/** What the inspector has taught, newest first, and a way to have it forgotten. */
export function LessonList({ lessons, error, onRetry, onForget }: LessonListProps) {
  const list = useRef<HTMLUListElement>(null);
  const none = useRef<HTMLParagraphElement>(null);
  const keepFocus = useFocusAfterRemoval(list, none);
  const [alert, setAlert] = useState<string | null>(null);

  async function forget(id: string) {
    keepFocus();
    setAlert(await onForget(id));
  }

  return (
    <Stack>
      {error && (
        <AlertMessage onRetry={onRetry}>
          {lessons
            ? 'The list could not be refreshed and may be out of date. Check your connection.'
            : 'What you have taught could not be loaded. Check your connection and try again.'}
        </AlertMessage>
      )}
      {alert && <AlertMessage onClose={() => setAlert(null)}>{alert}</AlertMessage>}
      {!lessons && !error && <Skeleton h={160} role="status" aria-label="Loading what you have taught" />}
      {lessons?.length === 0 && (
        <Text ref={none} tabIndex={-1} c="dimmed">
          Nothing yet. Use Correct where words went to the wrong place, and it will go right the next time you say it.
        </Text>
      )}
      <PartByPart entries={lessons ?? []} label="What you have taught" list={list}>
        {(lesson) => <LessonItem key={lesson.id} lesson={lesson} onForget={() => void forget(lesson.id)} />}
      </PartByPart>
    </Stack>
  );
}

function LessonItem({ lesson, onForget }: { lesson: Lesson; onForget: () => void }) {
  return (
    <Group component="li" className={classes.lesson} tabIndex={-1} justify="space-between" wrap="nowrap" align="start">
      <Stack gap={4} miw={0}>
        <Text>“{lesson.words}”</Text>
        <Text size="sm" fw={500} c="plumb.8">
          → {targetName(lesson)}
        </Text>
        <Text size="xs" c="dimmed">
          <LocalTime iso={lesson.createdAt} />
        </Text>
      </Stack>
      <Button
        variant="default"
        size="xs"
        flex="none"
        data-remove
        aria-label={`Forget: "${lesson.words}"`}
        onClick={onForget}
      >
        Forget
      </Button>
    </Group>
  );
}

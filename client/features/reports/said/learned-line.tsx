import { Button, Group, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { AlertMessage } from '../../../components/alert-message.tsx';
import type { Lesson } from './said-documents.ts';
import { targetName } from './target-name.ts';

interface LearnedLineProps {
  /** Null: nothing was taught of the remark. */
  lesson: Lesson | null;
  onUndo: (lesson: Lesson) => Promise<string | null>;
}

/** What was taught of a remark just now, and the way back. */
export function LearnedLine({ lesson, onUndo }: LearnedLineProps) {
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);

  async function undo() {
    if (!lesson) return;
    setAlert(null);
    setBusy(true);
    setAlert(await onUndo(lesson));
    setBusy(false);
  }

  return (
    <>
      <Group gap="xs" wrap="nowrap" justify="space-between" c="teal.9" mt={lesson ? 'xs' : undefined}>
        {/* Always there, so that screen readers notice what comes into it. */}
        <Text size="sm" role="status" flex={1}>
          {lesson && (
            <>
              <IconCheck size={16} aria-hidden style={{ verticalAlign: 'text-bottom' }} /> {sentence(lesson)}
            </>
          )}
        </Text>
        {lesson && (
          <Button
            variant="default"
            size="xs"
            aria-label={`Undo: "${lesson.words}"`}
            loading={busy}
            onClick={() => void undo()}
          >
            Undo
          </Button>
        )}
      </Group>
      {alert && <AlertMessage>{alert}</AlertMessage>}
    </>
  );
}

function sentence(lesson: Lesson): string {
  const verb = lesson.component == null ? 'are' : 'become';
  return `Learned. From the next writing on, these words ${verb} ${targetName(lesson)}.`;
}

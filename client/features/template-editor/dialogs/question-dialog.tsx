import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Answer, Question } from '../model/step.ts';
import { useLast } from './use-last.ts';

interface QuestionDialogProps {
  /** Null: there is nothing to ask. */
  question: Question | null;
  onAnswer: (answer: Answer) => void;
  /** The dialog is gone: the focus may go back to where the work is. */
  onGone: () => void;
}

/** The generic dialog: confirm, choose or acknowledge. Closing it is the cancel button. Specification, point 2. */
export function QuestionDialog({ question, onAnswer, onGone }: QuestionDialogProps) {
  const shown = useLast(question);
  return (
    <Modal
      opened={question !== null}
      onClose={() => onAnswer({ yes: shown?.kind === 'acknowledge', option: 0 })}
      title={shown?.title}
      returnFocus={false}
      onExitTransitionEnd={onGone}
    >
      {shown?.kind === 'confirm' && <Confirm key={shown.text} question={shown} onAnswer={onAnswer} />}
      {shown?.kind === 'acknowledge' && <Acknowledge text={shown.text} onAnswer={onAnswer} />}
    </Modal>
  );
}

interface ConfirmProps {
  question: Extract<Question, { kind: 'confirm' }>;
  onAnswer: (answer: Answer) => void;
}

function Confirm({ question, onAnswer }: ConfirmProps) {
  const { text, options = [], confirmLabel = 'Yes', cancelLabel = 'No', isDangerous = false } = question;
  const [picked, setPicked] = useState<string | null>(null);
  const mustPick = options.length > 1;
  return (
    <Stack>
      {options.length > 0 ? (
        <Radio.Group label={text} labelProps={{ fw: 400, fz: 'md' }} value={picked} onChange={setPicked}>
          <Stack gap="xs" mt="sm" mah="40vh" style={{ overflowY: 'auto' }}>
            {options.map((option, index) => (
              <Radio
                key={option}
                value={String(index)}
                label={option}
                data-autofocus={(mustPick && index === 0) || undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
      ) : (
        <Text>{text}</Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onAnswer({ yes: false, option: 0 })}>
          {cancelLabel}
        </Button>
        <Button
          data-autofocus={!mustPick || undefined}
          color={isDangerous ? 'red.9' : undefined}
          disabled={mustPick && picked === null}
          onClick={() => onAnswer({ yes: true, option: Number(picked ?? 0) })}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Stack>
  );
}

function Acknowledge({ text, onAnswer }: { text: string; onAnswer: (answer: Answer) => void }) {
  return (
    <Stack>
      <Text>{text}</Text>
      <Group justify="flex-end">
        <Button data-autofocus onClick={() => onAnswer({ yes: true, option: 0 })}>
          Ok
        </Button>
      </Group>
    </Stack>
  );
}

import { Button, Stack, Text } from '@mantine/core';
import { type Dispatch, memo, type SetStateAction, useEffect, useRef } from 'react';
import { fold } from '../../../lib/fold.ts';
import { CorrectionForm } from './correction-form.tsx';
import { LearnedLine } from './learned-line.tsx';
import { RemarkFate } from './remark-fate.tsx';
import { isAside } from './remark-filter.ts';
import classes from './said.module.css';
import type { Lesson, Remark, Target } from './said-documents.ts';
import { SpokenTime } from './spoken-time.tsx';
import type { Teaching } from './use-teaching.ts';
import type { LoadedTargets } from './use-template-targets.ts';

interface RemarkItemProps {
  remark: Remark;
  /** What was taught of it since the dialog was opened. */
  lesson: Lesson | null;
  /** What it may be said to become; null: it is not being corrected. */
  targets: LoadedTargets | null;
  teaching: Teaching;
  /** The remark that is to be corrected, by its index; null: none. */
  onCorrect: Dispatch<SetStateAction<number | null>>;
}

/** One thing that was said, what became of it, and the way to say what should. Of hundreds, only what changes is drawn anew. */
export const RemarkItem = memo(function RemarkItem({ remark, lesson, targets, teaching, onCorrect }: RemarkItemProps) {
  const { index, words, heard, start } = remark;
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isCorrecting = targets !== null;
  useEffect(() => {
    if (!isCorrecting) return;
    // The choices need room beneath, and the words stay in sight.
    item.current?.scrollIntoView({ block: 'start' });
    return () => {
      // The focus was in the form that is gone.
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [isCorrecting]);

  // By then, another one may be corrected.
  const close = () => onCorrect((correcting) => (correcting === index ? null : correcting));

  async function save(target: Target) {
    const alert = await teaching.teach(index, target);
    if (alert === null) close();
    return alert;
  }

  async function undo({ id }: Lesson) {
    const alert = await teaching.forget(id);
    if (alert === null) button.current?.focus();
    return alert;
  }

  return (
    <li ref={item} className={classes.remark} data-aside={isAside(remark) || undefined} tabIndex={-1}>
      <Text size="sm" c="dimmed" className={classes.time}>
        <SpokenTime seconds={start} />
      </Text>
      <Stack gap={4}>
        <Text className={classes.words}>“{words}”</Text>
        <RemarkFate remark={remark} />
        {differs(heard, words) && (
          <Text component="details" size="xs" c="dimmed">
            <summary className={classes.summary}>As it was recognised</summary>“{heard}”
          </Text>
        )}
      </Stack>
      {!isAside(remark) && (
        <>
          <Button
            ref={button}
            variant="default"
            size="xs"
            className={classes.correct}
            aria-label={`Correct: "${words}"`}
            aria-expanded={isCorrecting}
            onClick={() => onCorrect(isCorrecting ? null : index)}
          >
            Correct
          </Button>
          <Stack gap={0} className={classes.below}>
            {targets && <CorrectionForm remark={remark} targets={targets} onSave={save} onCancel={close} />}
            <LearnedLine lesson={lesson} onUndo={undo} />
          </Stack>
        </>
      )}
    </li>
  );
});

/** Whether other words were recognised: capitals, commas and full stops are set anew wherever something is taken out. */
function differs(heard: string, words: string): boolean {
  return lettersOf(heard) !== lettersOf(words);
}

const lettersOf = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

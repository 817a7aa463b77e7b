import { Button, Group, Loader, Select, Stack } from '@mantine/core';
import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { type FormEvent, useMemo, useState } from 'react';
import { AlertMessage } from '../../../components/alert-message.tsx';
import type { Remark, Target } from './said-documents.ts';
import { findChoices, targetChoices } from './target-choices.ts';
import type { LoadedTargets } from './use-template-targets.ts';

/** Choices that are shown at a time: a template may have 5,000. */
const SHOWN = 100;

/** The list itself scrolls, so that it stays one thing for keyboard and screen reader. */
const STYLES = {
  options: { maxHeight: '16rem', overflowY: 'auto' },
  input: { '--input-placeholder-color': 'var(--mantine-color-dimmed)', textOverflow: 'ellipsis' },
} as const;

interface CorrectionFormProps {
  remark: Remark;
  targets: LoadedTargets;
  /** Resolves with the alert when it failed, else null. */
  onSave: (target: Target) => Promise<string | null>;
  onCancel: () => void;
}

/** Asks where a remark's words belong. What was chosen stays when the saving fails. */
export function CorrectionForm({ remark, targets, onSave, onCancel }: CorrectionFormProps) {
  const { template, hasFailed, reload } = targets;
  const choices = useMemo(() => targetChoices(remark.candidates, template), [remark.candidates, template]);
  const [listOpened, list] = useDisclosure();
  const [value, setValue] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const choice = value === null ? undefined : choices.byValue.get(value);
  const isLoading = !template && !hasFailed;

  function leave({ key, isComposing }: KeyboardEvent) {
    if (key === 'Escape' && !isComposing && !listOpened && !busy) onCancel();
  }
  // Wherever the focus is, and before the list of choices has closed on the same key.
  useWindowEvent('keydown', leave, { capture: true });

  async function save(event: FormEvent) {
    event.preventDefault();
    // Enter in the open list is meant for what is being looked for, not for what was chosen before.
    if (!choice || busy || listOpened) return;
    setAlert(null);
    setBusy(true);
    setAlert(await onSave(choice.target));
    setBusy(false);
  }

  return (
    <Stack component="form" gap="xs" mt="xs" onSubmit={(event) => void save(event)}>
      <Select
        label="Where it belongs"
        placeholder="Search sections, items and comments"
        ref={focus}
        searchable
        openOnFocus={false}
        withScrollArea={false}
        styles={STYLES}
        allowDeselect={false}
        limit={SHOWN}
        filter={findChoices}
        data={choices.options}
        renderOption={({ option }) => choices.byValue.get(option.value)?.name}
        nothingFoundMessage={isLoading ? 'Loading your template...' : 'Nothing in your template has these words.'}
        rightSection={isLoading && <Loader size={16} aria-hidden />}
        dropdownOpened={listOpened}
        onDropdownOpen={list.open}
        onDropdownClose={list.close}
        value={value}
        onChange={setValue}
      />
      {hasFailed && <AlertMessage onRetry={reload}>The comments of your template could not be loaded.</AlertMessage>}
      {alert && <AlertMessage>{alert}</AlertMessage>}
      <Group gap="xs">
        <Button type="submit" size="xs" disabled={!choice} aria-disabled={busy || undefined}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
        <Button variant="default" size="xs" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}

function focus(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true });
}

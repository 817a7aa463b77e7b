import { Button, Group, Text } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { useDispatch, useEditor } from '../editor-context.ts';
import { parseRichText, plainText } from '../text/parse-rich-text.ts';
import { RichText } from '../text/rich-text.ts';
import { wordDifference } from '../text/word-difference.ts';
import classes from './boost-comparison.module.css';

/** Before and after a boost, with what went and what came marked by words; nothing is taken over before Accept. */
export function BoostComparison() {
  const dispatch = useDispatch();
  const boost = useEditor(({ editing }) => (editing?.kind === 'boost' ? editing : null));
  const { before = '', after = '' } = boost ?? {};
  const { removed, added } = useMemo(() => wordDifference(wordsOf(before), wordsOf(after)), [before, after]);
  const accept = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    accept.current?.scrollIntoView({ block: 'nearest' });
    // Whoever went on elsewhere meanwhile is left alone.
    if (
      accept.current?.closest('[role=row]')?.contains(document.activeElement) ||
      document.activeElement === document.body
    )
      accept.current?.focus({ preventScroll: true });
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: no form has this group
    <div role="group" aria-label="Boosted comment" className={classes.comparison}>
      <section className={classes.side} aria-label="Before">
        <Text size="xs" fw={600} c="dimmed">
          Before
        </Text>
        <RichText html={before} changes={useMemo(() => ({ kind: 'del', ranges: removed }), [removed])} />
      </section>
      <section className={classes.side} aria-label="After">
        <Text size="xs" fw={600} c="dimmed">
          After
        </Text>
        <RichText html={after} changes={useMemo(() => ({ kind: 'ins', ranges: added }), [added])} />
      </section>
      <Group gap="xs" justify="flex-end" className={classes.answer}>
        {removed.length + added.length === 0 && (
          <Text size="sm" c="dimmed">
            There is nothing to improve.
          </Text>
        )}
        <Button size="compact-sm" variant="default" onClick={() => dispatch({ type: 'cancelEditing' })}>
          Cancel
        </Button>
        <Button ref={accept} size="compact-sm" onClick={() => dispatch({ type: 'acceptBoost' })}>
          Accept
        </Button>
      </Group>
    </div>
  );
}

function wordsOf(html: string): string {
  return plainText(parseRichText(html));
}

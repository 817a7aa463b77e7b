import { Box, Button, Group, Text } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** Entries of one part. */
const PART = 100;

interface PartByPartProps<Entry> {
  entries: readonly Entry[];
  label: string;
  /** The list, for those who look into it. */
  list: RefObject<HTMLUListElement | null>;
  /** An `li` that can take the focus. */
  children: (entry: Entry) => ReactNode;
}

/** A list of which the first hundred entries are shown until more are asked for: hundreds more would make the page slow. */
export function PartByPart<Entry>({ entries, label, list, children }: PartByPartProps<Entry>) {
  const [shown, setShown] = useState(PART);
  const firstNew = useRef(-1);
  useEffect(() => {
    if (firstNew.current < 0) return;
    const entry = list.current?.children[firstNew.current];
    if (entry instanceof HTMLElement) entry.focus();
    firstNew.current = -1;
  });

  function showMore() {
    firstNew.current = shown;
    setShown(shown + PART);
  }

  return (
    <>
      <Box component="ul" ref={list} aria-label={label} m={0} p={0} style={{ listStyle: 'none' }}>
        {entries.slice(0, shown).map(children)}
      </Box>
      {entries.length > shown && (
        <Group gap="sm">
          <Button variant="default" onClick={showMore}>
            Show more
          </Button>
          <Text size="sm" c="dimmed">
            {shown} of {entries.length} are shown.
          </Text>
        </Group>
      )}
    </>
  );
}

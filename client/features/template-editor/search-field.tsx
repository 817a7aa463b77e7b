import { ActionIcon, CloseButton, Group, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useEffect, useMemo, useState } from 'react';
import { useEditor, useEditorTools } from './editor-context.ts';
import { placeKey } from './model/place-key.ts';
import { search } from './model/search.ts';
import { count } from './rows/count.ts';

/** Milliseconds after the last key before it is searched: typing comes first. */
const PAUSE_MS = 120;

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  /** Goes to the row of a hit; null: to none. */
  onHit: (key: string | null) => void;
  /** Into the list, from the keyboard. */
  onLeave: () => void;
}

/** Searches names, titles and texts; Enter goes from hit to hit. */
export function SearchField({ ref, onHit, onLeave }: SearchFieldProps) {
  const { store } = useEditorTools();
  const draft = useEditor(({ history }) => history.present);
  const query = useEditor((editor) => editor.query);
  const hits = useMemo(() => search(draft, query), [draft, query]);
  const [typed, setTyped] = useState(query);
  const [current, setCurrent] = useState(-1);

  useEffect(() => {
    if (typed === store.editor.query) return;
    const timer = setTimeout(() => lookFor(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  // The search was left from elsewhere.
  useEffect(() => {
    if (query === '') setTyped('');
  }, [query]);

  function lookFor(words: string) {
    setCurrent(-1);
    onHit(null);
    store.dispatch({ type: 'search', query: words });
  }

  function go(by: 1 | -1) {
    if (typed !== store.editor.query) lookFor(typed);
    const found = typed === query ? hits : search(draft, typed);
    if (found.length === 0) return;
    const next =
      typed === query && current >= 0 ? (current + by + found.length) % found.length : by > 0 ? 0 : found.length - 1;
    const hit = found[next];
    setCurrent(next);
    if (hit) onHit(placeKey(hit.place));
  }

  function clear() {
    setTyped('');
    lookFor('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && typed) clear();
    else if (event.key === 'Escape' || event.key === 'ArrowDown') onLeave();
    else return;
    event.preventDefault();
  }

  return (
    <Group gap={4} wrap="nowrap" role="search">
      <TextInput
        ref={ref}
        type="text"
        aria-label="Search the template"
        placeholder="Search names, titles and texts"
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={typed && <CloseButton size="sm" aria-label="Clear the search" onClick={clear} />}
        w={{ base: 220, md: 320 }}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {query && (
        <>
          <ActionIcon
            variant="subtle"
            color="gray.8"
            aria-label="Previous hit"
            disabled={hits.length === 0}
            onClick={() => go(-1)}
          >
            <IconChevronUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray.8"
            aria-label="Next hit"
            disabled={hits.length === 0}
            onClick={() => go(1)}
          >
            <IconChevronDown size={18} aria-hidden />
          </ActionIcon>
        </>
      )}
      <Text size="sm" c="dimmed" role="status" style={{ whiteSpace: 'nowrap' }}>
        {query && (current < 0 ? count(hits.length, 'hit') : `${current + 1} of ${hits.length.toLocaleString('en')}`)}
      </Text>
    </Group>
  );
}

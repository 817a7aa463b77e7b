import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type Ref, useCallback, useImperativeHandle, useMemo, useRef } from 'react';
import { useEditor, useEditorTools } from '../editor-context.ts';
import type { Spot } from '../model/draft.ts';
import { placeKey } from '../model/place-key.ts';
import type { Signal } from '../signal.ts';
import { spotOf } from '../spot-of.ts';
import { estimateHeight } from './estimate-height.ts';
import { pressKey } from './press-key.ts';
import { RowFrame } from './row-frame.tsx';
import classes from './rows.module.css';
import { toggleRow } from './toggle-row.ts';
import { useActiveRow } from './use-active-row.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { usePlaceInSight } from './use-place-in-sight.ts';
import { useReveal } from './use-reveal.ts';
import { useRows } from './use-rows.ts';
import { useTop } from './use-top.ts';

/** Rows drawn beyond the window at either end. */
const OVERSCAN = 4;

/** What others may ask of the list. */
export interface RowListHandle {
  /** Gives the focus to what is being edited, else to the active row. */
  focus: () => void;
  /** Scrolls to a row and makes it the active one; the focus stays where it is. */
  show: (key: string) => void;
  /** Goes to a row, with the focus. */
  go: (key: string) => void;
}

interface RowListProps {
  ref: Ref<RowListHandle>;
  /** Follows in what the first row in sight stands. */
  placeInSight: Signal<Spot | null>;
  /** CSS pixels at the top of the window that something else covers. */
  covered: number;
  /** `placeKey` of the hit of the search that was gone to. */
  currentHit: string | null;
}

/** The template as one flat list, of which only the rows in sight are drawn. One row has the focus or would get it. */
export function RowList({ ref, placeInSight, covered, currentHit }: RowListProps) {
  const { store } = useEditorTools();
  const rows = useRows();
  const indexes = useMemo(() => new Map(rows.map((row, index) => [row.key, index])), [rows]);
  const active = useActiveRow(rows, indexes);
  const list = useRef<HTMLDivElement>(null);
  const keeper = useFocusKeeper(list, active.key);
  const editingIndex = useEditor(({ editing }) => (editing ? indexes.get(placeKey(spotOf(editing))) : undefined));

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: (index) => estimateHeight(rows[index]),
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    // What has the focus is drawn wherever it is.
    rangeExtractor: useCallback(
      (range: Range) => withAlso(defaultRangeExtractor(range), active.index, editingIndex),
      [active.index, editingIndex],
    ),
    overscan: OVERSCAN,
    scrollMargin: useTop(list),
    scrollPaddingStart: covered,
    scrollPaddingEnd: 48,
  });
  usePlaceInSight(placeInSight, rows, virtualizer, covered);

  function show(key: string) {
    const index = indexes.get(key);
    if (index === undefined) return;
    active.set(key);
    virtualizer.scrollToIndex(index, { align: 'auto' });
  }

  function go(key: string | undefined) {
    if (key === undefined) return;
    show(key);
    keeper.focus(key);
  }

  useImperativeHandle(ref, () => ({
    show,
    go,
    focus: () => {
      if (store.editor.editing === null) go(active.key);
      else list.current?.querySelector<HTMLElement>('input, [contenteditable]')?.focus();
    },
  }));
  const callOffReveal = useReveal((key) => {
    show(key);
    if (store.editor.editing === null && keeper.mayFocus()) keeper.focus(key);
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target } = event;
    if (event.key === 'Tab') callOffReveal();
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const row = target.closest<HTMLElement>('[role=row]');
    if (row !== target) {
      if (event.key === 'Escape') row?.focus({ preventScroll: true });
      return;
    }
    const effect = pressKey(event, rows, Number(row.dataset.index));
    if (!effect) return;
    event.preventDefault();
    if (effect.kind === 'go') {
      callOffReveal();
      go(rows[effect.to]?.key);
    } else if (effect.kind === 'do') store.dispatch(effect.action);
    else if (effect.kind === 'toggle') toggleRow(store, effect.row);
    else row.querySelector('button')?.click();
  }

  return (
    <div
      ref={list}
      role="treegrid"
      aria-label="Template"
      aria-rowcount={rows.length}
      className={classes.list}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const key = event.target.closest<HTMLElement>('[role=row]')?.dataset.key;
        if (key !== undefined && key !== active.key) active.set(key);
      }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        return (
          row && (
            <RowFrame
              key={key}
              row={row}
              index={index}
              start={start - virtualizer.options.scrollMargin}
              isActive={index === active.index}
              isCurrentHit={row.key === currentHit}
              measure={virtualizer.measureElement}
            />
          )
        );
      })}
    </div>
  );
}

/** Indexes to draw, and those of rows that are kept wherever they are. */
function withAlso(drawn: number[], ...kept: (number | undefined)[]): number[] {
  const all = new Set(drawn);
  for (const index of kept) if (index !== undefined && index >= 0) all.add(index);
  return [...all].sort((a, b) => a - b);
}

import { useElementSize } from '@mantine/hooks';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Crumb } from './crumb.tsx';
import { DragArea } from './drag/drag-area.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { Spot } from './model/draft.ts';
import { RowList, type RowListHandle } from './rows/row-list.tsx';
import { SearchField } from './search-field.tsx';
import { Signal } from './signal.ts';
import { StatusLine } from './status-line.tsx';
import classes from './template-editor.module.css';

/** Height of the navigation bar, in CSS pixels. */
const NAVIGATION_BAR = 60;

/** Height of the line that says where the rows in sight stand, with some air, in CSS pixels. */
const CRUMB = 48;

/** What others may ask of it. */
export interface LibraryHandle {
  /** Goes to the search field. */
  search: () => void;
  /** Goes back to the row that was worked in. */
  focus: () => void;
}

interface LibraryProps {
  ref: Ref<LibraryHandle>;
  isSaving: boolean;
  onSave: () => void;
}

/** The rows of the template, and above them what goes with them as they scroll. */
export function Library({ ref, isSaving, onSave }: LibraryProps) {
  const rows = useRef<RowListHandle>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [placeInSight] = useState(() => new Signal<Spot | null>(null));
  const [hit, setHit] = useState<string | null>(null);
  const { ref: above, height } = useElementSize<HTMLDivElement>();
  const focus = () => rows.current?.focus();

  useImperativeHandle(ref, () => ({
    search: () => {
      searchField.current?.focus();
      searchField.current?.select();
    },
    focus,
  }));

  return (
    <section aria-label="Components">
      <div ref={above} className={classes.above}>
        <div className={classes.tools}>
          <SearchField
            ref={searchField}
            onHit={(key) => {
              setHit(key);
              if (key !== null) rows.current?.show(key);
            }}
            onLeave={focus}
          />
          <EditorToolbar />
        </div>
        <StatusLine isSaving={isSaving} onSave={onSave} />
        <Crumb place={placeInSight} onGo={(key) => rows.current?.go(key)} />
      </div>
      <DragArea>
        <RowList ref={rows} placeInSight={placeInSight} covered={NAVIGATION_BAR + height + CRUMB} currentHit={hit} />
      </DragArea>
    </section>
  );
}

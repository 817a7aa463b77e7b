import { DndContext, DragOverlay, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useEditorTools } from '../editor-context.ts';
import { placeComment } from '../model/actions/place-comment.ts';
import { itemAt } from '../model/find.ts';
import type { CommentRow } from '../model/row.ts';
import { Signal } from '../signal.ts';
import { announcements, INSTRUCTIONS } from './announcements.ts';
import classes from './drag.module.css';
import { DropContext } from './drag-context.ts';
import type { Drop } from './drop.ts';
import { dropOf } from './drop-of.ts';
import { rowAtHeight } from './row-at-height.ts';
import { stepByKey } from './step-by-key.ts';
import { useOpenOnHover } from './use-open-on-hover.ts';

/** Pixels that the pointer goes before it drags: less is a click. */
const DISTANCE = 5;

/** Around the rows: comments are dragged to another place in their item, or into another item. */
export function DragArea({ children }: { children: ReactNode }) {
  const { store } = useEditorTools();
  const [dragged, setDragged] = useState<CommentRow | null>(null);
  const [drop] = useState(() => new Signal<Drop | null>(null));
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByKey }),
  );
  const accessibility = useMemo(
    () => ({
      announcements: announcements(() => store.editor.history.present),
      screenReaderInstructions: INSTRUCTIONS,
    }),
    [store],
  );
  useOpenOnHover(drop);

  function end() {
    setDragged(null);
    drop.set(null);
  }

  function put(row: CommentRow, { target }: Drop) {
    const item = itemAt(store.editor.history.present, target);
    store.dispatch({
      type: 'perform',
      label: `Comment moved to ${item?.name}`,
      step: (draft) => placeComment(draft, row.place, target, 'move'),
      afterwards: 'show',
    });
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={rowAtHeight}
      accessibility={accessibility}
      onDragStart={({ active }) => setDragged(active.data.current?.row ?? null)}
      onDragMove={(event) => drop.set(sameOr(drop.value, dropOf(store.editor.history.present, event)))}
      onDragEnd={() => {
        const { value } = drop;
        end();
        if (dragged && value) put(dragged, value);
      }}
      onDragCancel={end}
    >
      <DropContext value={drop}>{children}</DropContext>
      <DragOverlay dropAnimation={null}>
        {dragged && <div className={classes.dragged}>{dragged.comment.name || 'Untitled Comment'}</div>}
      </DragOverlay>
    </DndContext>
  );
}

function sameOr(old: Drop | null, now: Drop | null): Drop | null {
  return old && now && old.key === now.key && old.mark === now.mark ? old : now;
}

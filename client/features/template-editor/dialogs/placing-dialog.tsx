import { useEditor, useEditorTools } from '../editor-context.ts';
import { placeComment } from '../model/actions/place-comment.ts';
import type { ItemPlace } from '../model/draft.ts';
import { itemAt } from '../model/find.ts';
import { useSignal } from '../signal.ts';
import { TargetDialog } from './target-dialog.tsx';

/** The copy/move dialog of the comment that it was asked for. */
export function PlacingDialog({ onGone }: { onGone: () => void }) {
  const { store, placing } = useEditorTools();
  const comment = useSignal(placing, (place) => place);
  const draft = useEditor(({ history }) => history.present);
  const close = () => placing.set(null);

  function choose(target: ItemPlace, mode: 'move' | 'copy') {
    close();
    if (!comment) return;
    const name = itemAt(draft, target)?.name;
    store.dispatch({
      type: 'perform',
      label: `Comment ${mode === 'move' ? 'moved' : 'copied'} to ${name}`,
      step: (current) => placeComment(current, comment, target, mode),
      afterwards: 'show',
    });
  }

  return <TargetDialog comment={comment} draft={draft} onChoose={choose} onClose={close} onGone={onGone} />;
}

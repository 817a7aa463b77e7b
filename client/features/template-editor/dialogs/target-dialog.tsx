import { Button, Group, Modal, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { CommentPlace, Draft, ItemPlace } from '../model/draft.ts';
import { placeKey } from '../model/place-key.ts';
import { TargetList } from './target-list.tsx';
import { useLast } from './use-last.ts';

interface TargetDialogProps {
  /** The comment that is copied or moved; null: the dialog is closed. */
  comment: CommentPlace | null;
  draft: Draft;
  onChoose: (target: ItemPlace, mode: 'move' | 'copy') => void;
  onClose: () => void;
  /** The dialog is gone: the focus may go back to where the work is. */
  onGone: () => void;
}

/** Copies or moves a comment to an item. Specification, point 2 "Copy/move dialog". */
export function TargetDialog({ comment, draft, onChoose, onClose, onGone }: TargetDialogProps) {
  const shown = useLast(comment);
  return (
    <Modal
      opened={comment !== null}
      onClose={onClose}
      title="Copy or move the comment"
      size="lg"
      returnFocus={false}
      onExitTransitionEnd={onGone}
    >
      {shown && (
        <ChooseTarget key={placeKey(shown)} comment={shown} draft={draft} onChoose={onChoose} onClose={onClose} />
      )}
    </Modal>
  );
}

type ChooseTargetProps = Omit<TargetDialogProps, 'comment' | 'onGone'> & { comment: CommentPlace };

function ChooseTarget({ comment, draft, onChoose, onClose }: ChooseTargetProps) {
  const [query, setQuery] = useState('');
  const [target, setTarget] = useState<ItemPlace | null>(null);
  const isHere = target !== null && target.component === comment.component && target.item === comment.item;
  const choose = (mode: 'move' | 'copy') => target && onChoose(target, mode);
  return (
    <Stack>
      <TextInput
        label="To which item?"
        placeholder="Search components and items"
        leftSection={<IconSearch size={16} aria-hidden />}
        data-autofocus
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <ScrollArea.Autosize mah="46vh" type="auto">
        <TargetList draft={draft} query={query} here={comment} target={target} onPick={setTarget} />
      </ScrollArea.Autosize>
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {isHere ? 'The comment is in this item. A copy of it stands on its own.' : ''}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="default" disabled={!target || isHere} onClick={() => choose('move')}>
            Move
          </Button>
          <Button disabled={!target} onClick={() => choose('copy')}>
            Copy
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

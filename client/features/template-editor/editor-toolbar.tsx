import { ActionIcon, Button, Group } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconFoldDown,
  IconFoldUp,
  IconPlus,
  type IconProps,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useEditor, useEditorTools } from './editor-context.ts';
import { addComponent } from './model/actions/add-component.ts';

/** Undo, redo, open and close all, and New Component. */
export function EditorToolbar() {
  const { store } = useEditorTools();
  const undone = useEditor(({ history }) => history.past.at(-1)?.label);
  const redone = useEditor(({ history }) => history.future[0]?.label);
  const isSearching = useEditor(({ query }) => query !== '');
  const { dispatch } = store;

  const tool = (label: string, Icon: ComponentType<IconProps>, isOff: boolean, onClick: () => void, what?: string) => (
    <ActionIcon
      variant="subtle"
      color="gray.8"
      size="lg"
      aria-label={label}
      title={what ? `${label}: ${what}` : label}
      aria-disabled={isOff || undefined}
      c={isOff ? 'gray.5' : undefined}
      onClick={isOff ? undefined : onClick}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  );

  return (
    <Group gap={2} wrap="nowrap" role="toolbar" aria-label="Template">
      {tool('Undo', IconArrowBackUp, undone === undefined, () => dispatch({ type: 'undo' }), undone)}
      {tool('Redo', IconArrowForwardUp, redone === undefined, () => dispatch({ type: 'redo' }), redone)}
      {tool('Expand all', IconFoldDown, isSearching, () => dispatch({ type: 'expandAll' }))}
      {tool('Collapse all', IconFoldUp, isSearching, () => dispatch({ type: 'collapseAll' }))}
      <Button
        ml="xs"
        variant="light"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => dispatch({ type: 'perform', label: 'Component added', step: addComponent, afterwards: 'edit' })}
      >
        New Component
      </Button>
    </Group>
  );
}

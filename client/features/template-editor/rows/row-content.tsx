import { memo } from 'react';
import type { Row } from '../model/row.ts';
import { CommentContent } from './comment-content.tsx';
import { ComponentContent } from './component-content.tsx';
import { DuplicateGroupsContent } from './duplicate-groups-content.tsx';
import { EmptyContent } from './empty-content.tsx';
import { ItemContent } from './item-content.tsx';
import { NewCommentContent } from './new-comment-content.tsx';

interface RowContentProps {
  row: Row;
  /** It has the focus, or would get it: Tab stops at its buttons. */
  isActive: boolean;
}

/** What stands in a row; drawn again only when the row is another one. */
export const RowContent = memo(function RowContent({ row, isActive }: RowContentProps) {
  switch (row.kind) {
    case 'component':
      return <ComponentContent row={row} isActive={isActive} />;
    case 'item':
      return <ItemContent row={row} isActive={isActive} />;
    case 'comment':
      return <CommentContent row={row} isActive={isActive} />;
    case 'new-comment':
      return <NewCommentContent row={row} isActive={isActive} />;
    case 'duplicate-groups':
      return <DuplicateGroupsContent row={row} isActive={isActive} />;
    case 'empty':
      return <EmptyContent row={row} />;
  }
});

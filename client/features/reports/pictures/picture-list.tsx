import { type RefObject, useCallback, useRef } from 'react';
import { fileKey } from '../take-files.ts';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { PictureRow } from './picture-row.tsx';
import classes from './pictures.module.css';
import type { Pictures } from './use-pictures.ts';

interface PictureListProps {
  pictures: Pictures;
  disabled: boolean;
  /** Where more are chosen. */
  area: RefObject<HTMLElement | null>;
}

/** The pictures that will be uploaded, in their order. */
export function PictureList({ pictures: { chosen, change, remove }, disabled, area }: PictureListProps) {
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useFocusAfterRemoval(list, area);
  const onRemove = useCallback(
    (file: File) => {
      keepFocus();
      remove(file);
    },
    [keepFocus, remove],
  );
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} className={classes.list} aria-label="Selected pictures">
      {chosen.map((picture) => (
        <PictureRow
          key={fileKey(picture.file)}
          picture={picture}
          disabled={disabled}
          onChange={change}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}

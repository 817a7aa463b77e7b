import { Box } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import { FileLine } from './file-line.tsx';
import { fileKey } from './take-files.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

interface ChosenFilesProps {
  files: File[];
  disabled: boolean;
  onRemove: (file: File) => void;
  /** Where more are chosen. */
  area: RefObject<HTMLElement | null>;
}

/** The recordings that will be uploaded, in their order. */
export function ChosenFiles({ files, disabled, onRemove, area }: ChosenFilesProps) {
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useFocusAfterRemoval(list, area);
  if (files.length === 0) return null;

  function remove(file: File) {
    keepFocus();
    onRemove(file);
  }

  return (
    <Box component="ul" ref={list} m={0} p={0} aria-label="Selected audio files" style={{ listStyle: 'none' }}>
      {files.map((file) => (
        <Box component="li" key={fileKey(file)} py={2}>
          <FileLine file={file} disabled={disabled} onRemove={remove} />
        </Box>
      ))}
    </Box>
  );
}

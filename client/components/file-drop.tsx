import { Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import type { ReactNode, Ref } from 'react';

interface FileDropProps {
  ref?: Ref<HTMLDivElement>;
  label: string;
  hint: string;
  icon: ReactNode;
  /** Extensions that the file chooser offers, without a dot. What is dropped may be anything: the caller looks. */
  extensions: string[];
  multiple?: boolean;
  busy?: boolean;
  onFiles: (files: File[]) => void;
}

/** An area that takes files by drag-and-drop, click or keyboard. */
export function FileDrop({
  ref,
  label,
  hint,
  icon,
  extensions,
  multiple = false,
  busy = false,
  onFiles,
}: FileDropProps) {
  return (
    <Dropzone
      ref={ref}
      role="button"
      aria-busy={busy}
      onDrop={onFiles}
      multiple={multiple}
      disabled={busy}
      loading={busy}
      // The chooser of the File System Access API would ignore the extensions below.
      useFsAccessApi={false}
      inputProps={{
        accept: extensions.map((extension) => `.${extension}`).join(','),
        // The area is the control; a second one within it would confuse screen readers.
        style: { display: 'none' },
      }}
    >
      <Stack align="center" gap={4} py="md" ta="center" style={{ pointerEvents: 'none', textWrap: 'balance' }}>
        {icon}
        <Text fw={600}>{label}</Text>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </Stack>
    </Dropzone>
  );
}

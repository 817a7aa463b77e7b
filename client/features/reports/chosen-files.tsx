import { CloseButton, Group, Stack, Text } from '@mantine/core';
import { fileSize } from '../../components/file-size.ts';

interface ChosenFilesProps {
  files: File[];
  disabled: boolean;
  onRemove: (file: File) => void;
}

/** The recordings that will be uploaded, in their order. */
export function ChosenFiles({ files, disabled, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <Stack component="ul" gap={4} m={0} p={0} aria-label="Selected audio files" style={{ listStyle: 'none' }}>
      {files.map((file) => (
        <Group component="li" key={`${file.name} ${file.size} ${file.lastModified}`} gap="xs" wrap="nowrap">
          <Text size="sm" truncate flex={1} title={file.name}>
            {file.name}
          </Text>
          <Text size="sm" c="dimmed">
            {fileSize(file.size)}
          </Text>
          <CloseButton
            size="sm"
            aria-label={`Remove ${file.name}`}
            disabled={disabled}
            onClick={() => onRemove(file)}
          />
        </Group>
      ))}
    </Stack>
  );
}

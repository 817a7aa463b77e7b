import { CloseButton, Group, Text } from '@mantine/core';
import { fileSize } from '../../components/file-size.ts';

interface FileLineProps {
  file: File;
  disabled: boolean;
  onRemove: (file: File) => void;
}

/** A chosen file's name and size, and a button that removes it from its list. */
export function FileLine({ file, disabled, onRemove }: FileLineProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" truncate flex={1} title={file.name}>
        {file.name}
      </Text>
      <Text size="sm" c="dimmed">
        {fileSize(file.size)}
      </Text>
      <CloseButton
        size="sm"
        aria-label={`Remove ${file.name}`}
        data-remove
        disabled={disabled}
        onClick={() => onRemove(file)}
      />
    </Group>
  );
}

import { Box, Button, Group, Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import type { Upload } from '../lib/use-upload.ts';
import { fileSize } from './file-size.ts';
import { timeLeft } from './time-left.ts';

/** Screen readers hear of an upload in steps of so many percent. */
const SPOKEN_STEP = 25;

/** How far an upload is, with a way to cancel it; afterwards whether it was cancelled. */
export function UploadProgress({ upload: { progress, wasCancelled, cancel } }: { upload: Upload }) {
  const percent = progress ? Math.floor((progress.loaded / progress.total) * 100) : 0;
  const { online } = useNetwork();
  const spoken = Math.floor(percent / SPOKEN_STEP) * SPOKEN_STEP;
  return (
    <>
      {progress && (
        <Stack gap={6}>
          <Progress size="lg" value={percent} aria-label="Upload" />
          <Group justify="space-between" wrap="nowrap" align="start">
            <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {fileSize(progress.loaded)} of {fileSize(progress.total)}, {percent}%
              <Text span inherit c="dimmed" display="block">
                {online ? remaining(progress) : 'waiting for the connection'}
              </Text>
            </Text>
            <Button size="compact-sm" variant="default" aria-label="Cancel upload" onClick={cancel}>
              Cancel
            </Button>
          </Group>
        </Stack>
      )}
      {/* Always there, so that screen readers notice what comes into it; it takes room only for what can be seen. */}
      <Box role="status" aria-label="Upload" pos={wasCancelled ? undefined : 'absolute'}>
        {wasCancelled && <Text size="sm">Upload cancelled.</Text>}
        {progress && (
          <VisuallyHidden>{`Uploaded ${spoken}%${online ? '' : ', waiting for the connection'}`}</VisuallyHidden>
        )}
      </Box>
    </>
  );
}

function remaining({ loaded, total, secondsLeft }: NonNullable<Upload['progress']>): string {
  if (loaded === total) return 'almost done';
  return secondsLeft === undefined ? 'measuring the time left' : timeLeft(secondsLeft);
}

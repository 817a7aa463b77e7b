import { Text } from '@mantine/core';
import { fileSize } from '../../../components/file-size.ts';
import type { ChosenPicture } from './chosen-picture.ts';

/** How many pictures are chosen, told to screen readers whenever it changes. */
export function PictureCount({ chosen }: { chosen: readonly ChosenPicture[] }) {
  const bytes = chosen.reduce((sum, { file }) => sum + file.size, 0);
  const excluded = chosen.filter(({ isExcluded }) => isExcluded).length;
  return (
    <Text role="status" aria-label="Pictures" size="sm" c="dimmed" pos={chosen.length ? undefined : 'absolute'}>
      {chosen.length > 0 && `${chosen.length} ${chosen.length === 1 ? 'picture' : 'pictures'}, ${fileSize(bytes)}`}
      {excluded > 0 && `; ${excluded} not in the report`}
    </Text>
  );
}

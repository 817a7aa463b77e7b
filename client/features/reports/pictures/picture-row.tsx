import { Center, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { memo } from 'react';
import { FileLine } from '../file-line.tsx';
import { type ChosenPicture, MAX_CAPTION } from './chosen-picture.ts';
import classes from './pictures.module.css';
import type { Pictures } from './use-pictures.ts';
import { useThumbnail } from './use-thumbnail.ts';

interface PictureRowProps {
  picture: ChosenPicture;
  disabled: boolean;
  onChange: Pictures['change'];
  onRemove: (file: File) => void;
}

/** A chosen picture. Typing into one of hundreds draws only that one anew. */
export const PictureRow = memo(function PictureRow({ picture, disabled, onChange, onRemove }: PictureRowProps) {
  const { file, caption, isExcluded } = picture;
  const { canvas, isBroken } = useThumbnail(file);
  return (
    <li className={classes.row} data-excluded={isExcluded || undefined}>
      {isBroken ? (
        <Center className={classes.thumbnail} c="red.9">
          <IconPhotoOff aria-hidden />
        </Center>
      ) : (
        <canvas ref={canvas} className={classes.thumbnail} aria-hidden />
      )}
      <Stack gap={6} flex={1} miw={0}>
        <FileLine file={file} disabled={disabled} onRemove={onRemove} />
        {isBroken && (
          <Text size="sm" c="red.9">
            Cannot be shown: it may be damaged.
          </Text>
        )}
        <TextInput
          className={classes.caption}
          size="sm"
          aria-label={`Caption of ${file.name}`}
          placeholder="Caption (optional)"
          maxLength={MAX_CAPTION}
          disabled={disabled}
          value={caption}
          onChange={(event) => onChange(file, { caption: event.currentTarget.value })}
        />
        <Checkbox
          size="sm"
          label="Include"
          aria-label={`Include ${file.name} in the report`}
          checked={!isExcluded}
          disabled={disabled}
          onChange={(event) => onChange(file, { isExcluded: !event.currentTarget.checked })}
        />
      </Stack>
    </li>
  );
});

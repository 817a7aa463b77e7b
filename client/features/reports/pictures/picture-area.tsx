import { Stack, Title } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import { AlertMessage } from '../../../components/alert-message.tsx';
import { FileDrop } from '../../../components/file-drop.tsx';
import { fileSize } from '../../../components/file-size.ts';
import { CameraClock } from './camera-clock.tsx';
import type { PictureRules } from './choose-pictures.ts';
import { PictureCount } from './picture-count.tsx';
import { PictureList } from './picture-list.tsx';
import type { Pictures } from './use-pictures.ts';

interface PictureAreaProps {
  rules: PictureRules;
  pictures: Pictures;
  busy: boolean;
}

/** Where the pictures of a new report are chosen. */
export function PictureArea({ rules, pictures, busy }: PictureAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const formats = rules.imageExtensions.map((extension) => extension.toUpperCase()).join(', ');
  return (
    <Stack role="group" aria-labelledby="pictures-title" gap="xs">
      <Title order={3} fz="sm" id="pictures-title">
        Pictures (optional)
      </Title>
      {pictures.alert && <AlertMessage onClose={pictures.dismissAlert}>{pictures.alert}</AlertMessage>}
      <FileDrop
        ref={area}
        label="Drop pictures here or click to select"
        hint={`${formats}. At most ${rules.maxImageFiles} of ${fileSize(rules.maxImageBytes)} each.`}
        icon={<IconPhoto size={36} stroke={1.5} color="var(--mantine-color-plumb-8)" aria-hidden />}
        extensions={[...rules.imageExtensions]}
        multiple
        busy={busy}
        onFiles={pictures.add}
      />
      <PictureCount chosen={pictures.chosen} />
      <PictureList pictures={pictures} disabled={busy} area={area} />
      {pictures.chosen.length > 0 && (
        <CameraClock clock={pictures.clock} disabled={busy} onChange={pictures.setClock} />
      )}
    </Stack>
  );
}

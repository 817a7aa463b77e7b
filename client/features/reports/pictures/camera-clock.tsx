import { Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { Disclosure } from '../../../components/disclosure.tsx';
import type { ClockSetting } from './clock-setting.ts';

/** Digits that a field takes: 19 years of minutes, which the server takes, too. */
const MOST_DIGITS = { minutes: 7, seconds: 2 } as const;

interface CameraClockProps {
  clock: ClockSetting;
  disabled: boolean;
  onChange: (clock: ClockSetting) => void;
}

/** How wrong the clock of the camera is, for those who know. */
export function CameraClock({ clock, disabled, onChange }: CameraClockProps) {
  const field = (name: keyof typeof MOST_DIGITS, label: string) => (
    <TextInput
      label={label}
      w={88}
      inputMode="numeric"
      autoComplete="off"
      maxLength={MOST_DIGITS[name]}
      disabled={disabled}
      value={clock[name]}
      onChange={(event) => onChange({ ...clock, [name]: event.currentTarget.value.replace(/\D/g, '') })}
    />
  );
  return (
    <Disclosure label="Camera clock">
      <Text size="sm" c="dimmed">
        A picture goes to the comment that was being spoken when it was taken. That a camera's clock differs from the
        recorder's is usually found out from the pictures. Say it here only if you know it, and there are few pictures
        or they went to the wrong comments.
      </Text>
      <Group gap="xs" align="end" role="group" aria-label="How far the camera's clock is from the recorder's">
        {field('minutes', 'Minutes')}
        {field('seconds', 'Seconds')}
        <NativeSelect
          label="The camera is"
          flex={1}
          miw={96}
          disabled={disabled}
          value={clock.isBehind ? 'behind' : 'ahead'}
          onChange={(event) => onChange({ ...clock, isBehind: event.currentTarget.value === 'behind' })}
          data={['ahead', 'behind']}
        />
      </Group>
    </Disclosure>
  );
}

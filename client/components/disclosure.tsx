import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';

/** What few people need: behind a button that shows and hides it. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const [opened, { toggle }] = useDisclosure();
  const Chevron = opened ? IconChevronUp : IconChevronDown;
  return (
    <div>
      <Button
        variant="subtle"
        px={4}
        rightSection={<Chevron size={16} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={toggle}
      >
        {label}
      </Button>
      <Stack id={id} hidden={!opened} display={opened ? undefined : 'none'} gap="xs" mt="xs">
        {children}
      </Stack>
    </div>
  );
}

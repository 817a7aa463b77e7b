import { Loader, Modal, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { nextTip, TIP_DURATION, USAGE_TIPS } from '../model/usage-tips.ts';

/** Covers the page while it is saved, and uses the time for usage tips. Specification, points 2 and 9. */
export function SavingOverlay({ opened }: { opened: boolean }) {
  const [seen, setSeen] = useState<readonly number[]>([]);

  useEffect(() => {
    if (!opened) return;
    const showNext = () => setSeen((before) => [...before, nextTip(before)]);
    showNext();
    const timer = setInterval(showNext, TIP_DURATION);
    return () => clearInterval(timer);
  }, [opened]);

  return (
    <Modal
      opened={opened}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      attributes={{ content: { 'aria-label': 'Saving' } }}
      overlayProps={{ backgroundOpacity: 0.4, blur: 2 }}
    >
      <Stack
        align="center"
        ta="center"
        py="lg"
        px="sm"
        gap="sm"
        mih={230}
        tabIndex={-1}
        data-autofocus
        style={{ outline: 'none' }}
      >
        <Loader />
        <Title order={2} fz="lg" role="status">
          Saving your template
        </Title>
        <Text size="sm" c="dimmed" fw={600}>
          Did you know?
        </Text>
        <Text maw="22rem">{USAGE_TIPS[seen.at(-1) ?? 0]}</Text>
      </Stack>
    </Modal>
  );
}

import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSession } from '../lib/session-context.ts';
import { useUnsavedChangesOfPage } from '../lib/unsaved-changes.ts';

/** Asks before a page with unsaved changes is left: by navigation, or by Logout. Specification, point 2. */
export function UnsavedChangesDialog() {
  const changes = useUnsavedChangesOfPage();
  const session = useSession();
  const [asked, setAsked] = useState<{ answer: (leave: boolean) => void } | null>(null);
  // Without a session there is nothing left to stay for.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changes.areThere && session.state === 'user' && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => changes.askedBy(() => new Promise((resolve) => setAsked({ answer: resolve }))), [changes]);

  function answer(leave: boolean) {
    asked?.answer(leave);
    setAsked(null);
    if (blocker.state !== 'blocked') return;
    if (leave) blocker.proceed();
    else blocker.reset();
  }

  return (
    <Modal
      opened={asked !== null || blocker.state === 'blocked'}
      onClose={() => answer(false)}
      title="Unsaved Changes"
      centered
    >
      <Text mb="lg">You have unsaved changes. If you leave this page, your changes may be lost.</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => answer(true)}>
          Leave Page
        </Button>
        <Button data-autofocus onClick={() => answer(false)}>
          Stay
        </Button>
      </Group>
    </Modal>
  );
}

import { Alert, Box } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { AlertMessage } from '../../components/alert-message.tsx';
import { isFailure, type Outcome } from './outcome.ts';

interface StatusMessageProps {
  outcome: Outcome;
  onDismiss: () => void;
}

/** The outcome of a save or a deletion, red or green, until it is dismissed. It comes into sight by itself. */
export function StatusMessage({ outcome, onDismiss }: StatusMessageProps) {
  return (
    <Box ref={bringIntoSight} style={{ scrollMarginTop: 'calc(var(--app-shell-header-height, 60px) + 1rem)' }}>
      {isFailure(outcome) ? (
        <AlertMessage detail={outcome.detail} onClose={onDismiss}>
          {outcome.text}
        </AlertMessage>
      ) : (
        <Alert
          role="status"
          color="teal"
          variant="light"
          icon={<IconCircleCheck aria-hidden />}
          withCloseButton
          closeButtonLabel="Dismiss"
          onClose={onDismiss}
        >
          {outcome.text}
        </Alert>
      )}
    </Box>
  );
}

/** On a small screen the buttons are further down than it. */
function bringIntoSight(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}

import { Alert } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { AlertMessage } from '../../components/alert-message.tsx';
import { IntoSight } from '../../components/into-sight.tsx';
import { isFailure, type Outcome } from './outcome.ts';

interface StatusMessageProps {
  outcome: Outcome;
  onDismiss: () => void;
}

/** The outcome of a save or a deletion, red or green, until it is dismissed. On a small screen the buttons are further down than it. */
export function StatusMessage({ outcome, onDismiss }: StatusMessageProps) {
  return (
    <IntoSight>
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
    </IntoSight>
  );
}

import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface AlertMessageProps {
  children: ReactNode;
  /** What is known beyond the sentence itself. */
  detail?: string | null;
  /** Shows a button that tries again. */
  onRetry?: () => void;
  onClose?: () => void;
}

/** Something went wrong: read out at once by screen readers, stays until it is dealt with. */
export function AlertMessage({ children, detail, onRetry, onClose }: AlertMessageProps) {
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={detail ? children : undefined}
      withCloseButton={onClose !== undefined}
      closeButtonLabel="Dismiss"
      onClose={onClose}
    >
      {detail || children}
      {onRetry && (
        <Button mt="xs" size="xs" color="red.9" variant="outline" onClick={onRetry} display="block">
          Try again
        </Button>
      )}
    </Alert>
  );
}

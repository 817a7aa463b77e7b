import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

interface Failure {
  message: string;
  /** What the server said about it. */
  detail?: string | null;
  onRetry: () => void;
}

/** A toast of the specification, point 8, with a way to try again; it stays until it is dealt with. */
export function tellFailure({ message, detail, onRetry }: Failure): void {
  const retry = () => {
    notifications.hide(message);
    onRetry();
  };
  notifications.hide(message);
  notifications.show({
    id: message,
    role: 'alert',
    color: 'red',
    autoClose: false,
    title: message,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    message: (
      <>
        {detail && (
          <Text size="sm" mb={6} c="dark.7">
            {detail}
          </Text>
        )}
        <Button size="compact-sm" variant="default" onClick={retry}>
          Try again
        </Button>
      </>
    ),
  });
}

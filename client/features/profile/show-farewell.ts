import { notifications } from '@mantine/notifications';

/** An alert that outlives the page, whose session is about to end. It stays until it is closed. */
export function showFarewell(message: string): void {
  notifications.show({ role: 'alert', color: 'red', message, autoClose: false });
}

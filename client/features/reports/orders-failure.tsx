import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { AlertMessage } from '../../components/alert-message.tsx';
import { isPassing, serverMessage } from '../../lib/faults.ts';

interface OrdersFailureProps {
  failure: unknown;
  onRetry: () => void;
}

/** Why there are no newer orders. What ISN refuses may be cured by other credentials. */
export function OrdersFailure({ failure, onRetry }: OrdersFailureProps) {
  return (
    <>
      <AlertMessage detail={serverMessage(failure) ?? 'Check your connection and try again.'} onRetry={onRetry}>
        The ISN orders could not be loaded.
      </AlertMessage>
      <Text size="sm">
        A report can be written without an order.{' '}
        {!isPassing(failure) && (
          <Anchor component={Link} to="/isn-credentials" inherit underline="always">
            Check your ISN credentials
          </Anchor>
        )}
      </Text>
    </>
  );
}

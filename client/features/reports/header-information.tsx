import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { AlertMessage } from '../../components/alert-message.tsx';
import { ISN_MISSING, useIsn } from '../../lib/isn/isn-context.ts';
import type { IsnOrder } from '../../lib/isn/isn-documents.ts';
import { OrderPicker } from './order-picker.tsx';

interface HeaderInformationProps {
  order: IsnOrder | null;
  disabled: boolean;
  /** Null: none. */
  onChoose: (id: string | null) => void;
}

/** The order that fills the report's header, or the way to orders. Specification, point 2. */
export function HeaderInformation(props: HeaderInformationProps) {
  return (
    <Stack role="group" aria-labelledby="header-title" gap="xs">
      <Title order={3} fz="sm" id="header-title">
        Header information (optional)
      </Title>
      <Choice {...props} />
    </Stack>
  );
}

function Choice(props: HeaderInformationProps) {
  const isn = useIsn();
  if (!isn) return <AlertMessage>{ISN_MISSING}</AlertMessage>;
  if (isn.status?.hasCredentials) return <OrderPicker isn={isn} {...props} />;
  if (isn.status) {
    return (
      <>
        <Text size="sm">Connect to ISN to fill the report's header from an order.</Text>
        <Button component={Link} to="/isn-credentials" variant="default" style={{ alignSelf: 'start' }}>
          Set Up ISN Credentials
        </Button>
      </>
    );
  }
  if (!isn.hasFailed) return <Skeleton h={36} role="status" aria-label="Loading ISN orders" />;
  return (
    <AlertMessage onRetry={() => void isn.reload()}>
      It could not be found out whether there are ISN orders. Reports can be written without one.
    </AlertMessage>
  );
}

import { Loader, Stack, Title } from '@mantine/core';
import { PublicFrame } from '../../components/public-frame.tsx';
import { usePaymentReturn } from './use-payment-return.ts';

/** Where the checkout comes back to, for as long as it takes to see what came of it. Specification, point 2. */
export function PaymentPage() {
  usePaymentReturn();
  return (
    <PublicFrame>
      <title>Payment · Plumbline</title>
      <Stack align="center" justify="center" mih="60vh" px="md" role="status">
        <Loader aria-hidden />
        <Title order={1} fz="h2" ta="center">
          Processing payment status…
        </Title>
      </Stack>
    </PublicFrame>
  );
}

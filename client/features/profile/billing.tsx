import { Anchor, Card, Stack, Text, Title } from '@mantine/core';
import { AlertMessage } from '../../components/alert-message.tsx';
import type { Subscription } from '../../lib/subscription.ts';
import { useBillingPortal } from '../../lib/use-billing-portal.ts';

/** How the subscription stands, and the way to change it. Specification, point 2. */
export function Billing({ subscription }: { subscription: Subscription }) {
  const { isOpening, alert, open } = useBillingPortal();
  return (
    <Card component="section" aria-labelledby="billing-title" padding="xl">
      <Stack align="start">
        <Title order={2} id="billing-title">
          Billing
        </Title>
        {alert && <AlertMessage>{alert}</AlertMessage>}
        <Text>
          {subscription.status === 'trialing' ? 'Your free trial is running.' : 'Your subscription is active.'} Change
          your card, see your invoices or cancel with our payment provider.
        </Text>
        <Anchor component="button" type="button" underline="always" disabled={isOpening} onClick={() => void open()}>
          {isOpening ? 'Opening billing…' : 'Manage Billing'}
        </Anchor>
      </Stack>
    </Card>
  );
}

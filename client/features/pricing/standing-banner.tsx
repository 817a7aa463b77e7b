import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { useStanding } from './use-standing.ts';

interface StandingBannerProps {
  standing: ReturnType<typeof useStanding>;
  isOpeningPortal: boolean;
  onManageBilling: () => void;
}

/** Says how the subscription stands, where there is something to say. Specification, point 2. */
export function StandingBanner({ standing, isOpeningPortal, onManageBilling }: StandingBannerProps) {
  const { running, paymentFailed, hasUsedFreeTrial } = standing;
  const manageBilling = (color: string, label: string) => (
    <Button size="xs" variant="outline" color={color} disabled={isOpeningPortal} onClick={onManageBilling}>
      {isOpeningPortal ? 'Opening billing…' : label}
    </Button>
  );
  if (running) {
    return (
      <Alert color="teal" variant="light" role="status" icon={<IconCircleCheck aria-hidden />}>
        <Row text={running.status === 'trialing' ? 'Your free trial is running.' : 'Your subscription is active.'}>
          <Button size="xs" component={Link} to="/dashboard">
            Go to the dashboard
          </Button>
          {manageBilling('plumb.8', 'Manage Billing')}
        </Row>
      </Alert>
    );
  }
  if (paymentFailed) {
    return (
      <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />}>
        <Row text="Payment failed. Please update your payment method.">{manageBilling('red.9', 'Manage billing')}</Row>
      </Alert>
    );
  }
  if (!hasUsedFreeTrial) return null;
  return (
    <Alert color="brass" variant="light" role="status" icon={<IconInfoCircle aria-hidden />}>
      Your free trial has ended. Continue with a paid plan to keep using the product.
    </Alert>
  );
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Group justify="space-between" gap="sm">
      <Text inherit>{text}</Text>
      <Group gap="xs">{children}</Group>
    </Group>
  );
}

import { Button, type ButtonVariant, Card, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface PlanCardProps {
  name: string;
  /** What it costs. */
  price: string;
  children: ReactNode;
  variant: ButtonVariant;
  /** Text of the button; none for the plan that is running. */
  action: string | null;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** A plan and the button that chooses it. */
export function PlanCard({ name, price, children, variant, action, busy, disabled, onChoose }: PlanCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} padding="xl">
      <Stack gap="xs" flex={1}>
        <Title order={2} id={titleId}>
          {name}
        </Title>
        <Text fz={28} fw={700} lh={1.2}>
          {price}
        </Text>
        <Text c="dimmed" flex={1}>
          {children}
        </Text>
        {action && (
          <Button mt="sm" size="md" variant={variant} disabled={disabled} onClick={onChoose}>
            {busy ? 'Redirecting…' : action}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

import { Alert, Group, Loader, Text } from '@mantine/core';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { IsnStatus } from '../../lib/isn/isn-documents.ts';

/** Dark enough on every colour. */
const TITLE = { title: { color: 'var(--mantine-color-text)' } };

interface StatusPanelProps {
  credentials: IsnStatus['credentials'];
  isDeleting: boolean;
}

/** What ISN is opened with, green; that it is not opened, blue; or that this is being ended. Specification, point 2. */
export function StatusPanel({ credentials, isDeleting }: StatusPanelProps) {
  if (isDeleting) {
    return (
      <Group role="status" gap="xs">
        <Loader size="sm" aria-hidden />
        Deleting credentials...
      </Group>
    );
  }
  if (!credentials) {
    return (
      <Alert
        role="region"
        color="blue"
        styles={TITLE}
        variant="light"
        icon={<IconInfoCircle aria-hidden />}
        title="ISN Not Configured"
      >
        You haven't configured ISN credentials yet. Set them up below to connect to ISN and access inspection orders.
      </Alert>
    );
  }
  return (
    <Alert
      role="region"
      color="teal"
      styles={TITLE}
      variant="light"
      icon={<IconCircleCheck aria-hidden />}
      title="ISN Credentials Configured Successfully"
    >
      <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '1rem', margin: 0 }}>
        <Fact label="Username" value={credentials.username} />
        <Fact label="Company key" value={credentials.companyKey} />
      </dl>
    </Alert>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <Text component="dt" inherit c="dimmed">
        {label}
      </Text>
      <Text component="dd" inherit m={0} fw={500} style={{ overflowWrap: 'anywhere' }}>
        {value}
      </Text>
    </>
  );
}

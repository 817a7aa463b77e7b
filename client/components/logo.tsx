import { Group, Text } from '@mantine/core';

/** The plumb bob and the product's name. */
export function Logo({ color = 'inherit' }: { color?: string }) {
  return (
    <Group gap={8} wrap="nowrap" c={color}>
      <svg width="26" height="30" viewBox="0 0 26 30" aria-hidden="true">
        <path d="M4 2h18M13 2v11" stroke="currentColor" strokeWidth="2" strokeLinecap="round" fill="none" />
        <path d="M7.5 13h11l-1.8 6L13 28l-3.7-9z" fill="var(--mantine-color-brass-5)" />
      </svg>
      <Text component="span" fw={700} size="lg" lts="-0.01em">
        Plumbline
      </Text>
    </Group>
  );
}

import { Container, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageProps {
  title: string;
  purpose?: string;
  /** What can be done with the whole page; at the end of the title's line. */
  actions?: ReactNode;
  /** Width of the content. */
  size?: 'sm' | 'md' | 'xl';
  children: ReactNode;
}

/** Frame of a page: its document title, its one `h1`, a line that says what it is for, and its content. */
export function Page({ title, purpose, actions, size = 'xl', children }: PageProps) {
  return (
    <Container size={size} py={{ base: 'md', sm: 'xl' }} px={{ base: 'sm', sm: 'lg' }}>
      <title>{`${title} · Plumbline`}</title>
      <Stack gap="lg">
        <Group justify="space-between">
          <div>
            <Title order={1}>{title}</Title>
            {purpose && <Text c="dimmed">{purpose}</Text>}
          </div>
          {actions && <Group gap="xs">{actions}</Group>}
        </Group>
        {children}
      </Stack>
    </Container>
  );
}

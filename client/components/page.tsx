import { Container, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageProps {
  title: string;
  purpose?: string;
  /** Width of the content. */
  size?: 'sm' | 'md' | 'xl';
  children: ReactNode;
}

/** Frame of a page: its document title, its one `h1`, a line that says what it is for, and its content. */
export function Page({ title, purpose, size = 'xl', children }: PageProps) {
  return (
    <Container size={size} py={{ base: 'md', sm: 'xl' }} px={{ base: 'sm', sm: 'lg' }}>
      <title>{`${title} · Plumbline`}</title>
      <Stack gap="lg">
        <div>
          <Title order={1}>{title}</Title>
          {purpose && <Text c="dimmed">{purpose}</Text>}
        </div>
        {children}
      </Stack>
    </Container>
  );
}

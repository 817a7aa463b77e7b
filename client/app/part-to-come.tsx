import { Button, Card, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Page } from '../components/page.tsx';

interface PartToComeProps {
  title: string;
  /** What is not there yet. */
  missing: string;
  /** What to do until it is. */
  instead: string;
  link: { label: string; to: string };
}

/** In the place of a screen that is still to come. */
export function PartToCome({ title, missing, instead, link }: PartToComeProps) {
  return (
    <Page title={title}>
      <Card maw="42rem" padding="xl">
        <Stack align="start">
          <Text fw={600}>{missing}</Text>
          <Text>{instead}</Text>
          <Button component={Link} to={link.to} variant="default">
            {link.label}
          </Button>
        </Stack>
      </Card>
    </Page>
  );
}

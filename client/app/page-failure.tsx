import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/** In the place of a page that broke, or whose code could not be loaded (as after an update of the server). */
export function PageFailure() {
  const error = useRouteError();
  useEffect(() => console.error('The page failed.', error), [error]);
  return (
    <Container size="xs" py="xl" component="main">
      <title>Something went wrong · Plumbline</title>
      <Stack align="start">
        <Title order={1}>Something went wrong</Title>
        <Text role="alert">This page could not be shown. Reload it; your reports are safe.</Text>
        <Button onClick={() => location.reload()}>Reload</Button>
      </Stack>
    </Container>
  );
}

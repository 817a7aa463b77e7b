import { Center, Loader } from '@mantine/core';

/** Shown while the session or the code of a page is on its way. */
export function PageLoading() {
  return (
    <Center mih="60vh" role="status" aria-label="Loading">
      <Loader />
    </Center>
  );
}

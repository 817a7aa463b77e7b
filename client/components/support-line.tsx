import { Anchor, Text } from '@mantine/core';
import { useSite } from '../lib/site.ts';

/** Where to write for help; nothing until the address is known. */
export function SupportLine() {
  const supportEmail = useSite()?.supportEmail;
  if (!supportEmail) return null;
  return (
    <Text size="sm" c="dark.6">
      Need help?{' '}
      <Anchor href={`mailto:${supportEmail}`} inherit underline="always">
        {supportEmail}
      </Anchor>
    </Text>
  );
}

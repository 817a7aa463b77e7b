import { Avatar, Group, Text } from '@mantine/core';
import { useAccount } from '../lib/session-context.ts';

/** First letter of the user name and its part before the @ sign. */
export function UserBadge() {
  const username = useAccount()?.username ?? '';
  return (
    <Group gap={8} wrap="nowrap">
      <Avatar size={32} color="brass.4" variant="filled" aria-hidden>
        {username.charAt(0).toUpperCase()}
      </Avatar>
      <Text component="span" size="sm" fw={500} truncate maw={160}>
        {username.split('@')[0]}
      </Text>
    </Group>
  );
}

import { useQuery } from '@apollo/client/react';
import { Avatar, Group, Text } from '@mantine/core';
import { graphql } from '../gql/index.ts';

const ME = graphql(/* GraphQL */ `
  query Me {
    me {
      id
      username
    }
  }
`);

/** First letter of the user name and its part before the @ sign. Both stay away until the name is known. */
export function UserBadge() {
  const username = useQuery(ME).data?.me.username ?? '';
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

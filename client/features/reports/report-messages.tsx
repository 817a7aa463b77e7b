import { Anchor, Group, Spoiler, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import type { ReportRow } from './report-documents.ts';

type Message = ReportRow['messages'][number];

/** Messages that are shown without asking for all. */
const SHOWN_AT_FIRST = 3;

/** Of what is longer, in characters, three lines are shown until the rest is asked for. */
const LONG = 240;
const THREE_LINES = 63;

/** Specification, point 4. */
const ERROR_WITHOUT_MESSAGE: Message = {
  type: 'error',
  text: 'Please try re-processing in a few minutes, or, if the error persists, contact support.',
};

/** Errors and warnings of a report; a failed one always says something. */
export function ReportMessages({ report }: { report: ReportRow }) {
  const [all, { toggle }] = useDisclosure();
  const messages = report.status === 'error' && !report.messages.length ? [ERROR_WITHOUT_MESSAGE] : report.messages;
  if (messages.length === 0) return null;
  return (
    <Stack gap={4} align="start">
      <Stack component="ul" aria-label="Messages" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
        {messages.slice(0, all ? undefined : SHOWN_AT_FIRST).map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no identity but their place, and texts may repeat
          <MessageLine key={index} message={message} />
        ))}
      </Stack>
      {messages.length > SHOWN_AT_FIRST && (
        <Anchor component="button" type="button" size="sm" underline="always" aria-expanded={all} onClick={toggle}>
          {all ? 'Show fewer messages' : `Show all ${messages.length} messages`}
        </Anchor>
      )}
    </Stack>
  );
}

function MessageLine({ message }: { message: Message }) {
  const failed = message.type === 'error';
  const Icon = failed ? IconCircleX : IconAlertTriangle;
  const text = (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {message.text}
    </Text>
  );
  return (
    <Group component="li" gap={6} wrap="nowrap" align="start" c={failed ? 'red.9' : 'brass.9'}>
      <Icon size={18} style={{ flex: 'none', marginTop: 2 }} aria-label={failed ? 'Error:' : 'Warning:'} role="img" />
      {message.text.length > LONG ? (
        <Spoiler
          maxHeight={THREE_LINES}
          showLabel="Show the rest"
          hideLabel="Show less"
          styles={{ control: { fontSize: 'var(--mantine-font-size-sm)', textDecoration: 'underline' } }}
        >
          {text}
        </Spoiler>
      ) : (
        text
      )}
    </Group>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { Card, Stack, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { AlertMessage } from '../../components/alert-message.tsx';
import { serverMessage } from '../../lib/faults.ts';
import { ISN_CREDENTIALS_STATUS } from '../../lib/isn/isn-documents.ts';
import { SET_ISN_GIVES_BACK } from './isn-credentials-documents.ts';

interface Failure {
  detail: string | null;
}

/** Whether ISN orders get a link to their reports. Saved as soon as it is switched. */
export function GivesBackSwitch({ givesBack }: { givesBack: boolean }) {
  const client = useApolloClient();
  /** What was chosen, until it is saved. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function choose(next: boolean) {
    if (chosen !== null) return;
    setFailure(null);
    setChosen(next);
    try {
      await client.mutate({
        mutation: SET_ISN_GIVES_BACK,
        variables: { givesBack: next },
        update: (cache, { data }) => {
          if (!data) return;
          cache.writeQuery({
            query: ISN_CREDENTIALS_STATUS,
            data: { isnCredentialsStatus: data.setIsnGivesBack },
          });
        },
      });
    } catch (error) {
      console.warn('The switch could not be saved.', error);
      setFailure({ detail: serverMessage(error) });
    } finally {
      setChosen(null);
    }
  }

  return (
    <Card component="section" aria-labelledby="gives-back-title" padding="xl">
      <Stack>
        <Title order={2} id="gives-back-title">
          Finished reports
        </Title>
        {failure && (
          <AlertMessage detail={failure.detail} onClose={() => setFailure(null)}>
            Failed to save this setting. Please try again.
          </AlertMessage>
        )}
        <Switch
          label="Add a link to the finished report to its ISN order"
          aria-describedby="gives-back-note"
          checked={chosen ?? givesBack}
          aria-busy={chosen !== null}
          onChange={(event) => void choose(event.currentTarget.checked)}
        />
        <Text size="sm" c="dimmed" id="gives-back-note">
          Whoever may see the order finds the link there. Opening the report still needs your log-in.
        </Text>
      </Stack>
    </Card>
  );
}

import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertMessage } from '../../components/alert-message.tsx';
import { serverMessage } from '../../lib/faults.ts';
import { useSite } from '../../lib/site.ts';
import { USE_DEFAULT_TEMPLATE } from './template-documents.ts';

/** Chooses one of the product's own templates and goes on to the editor. */
export function DefaultTemplate({ disabled }: { disabled: boolean }) {
  const [opened, dialog] = useDisclosure();
  const [choose, { loading }] = useMutation(USE_DEFAULT_TEMPLATE);
  const [failure, setFailure] = useState<{ detail: string | null } | null>(null);
  const helpUrl = useSite()?.helpUrl;
  const navigate = useNavigate();

  async function take(isHousemaster: boolean) {
    setFailure(null);
    try {
      await choose({ variables: { isHousemaster } });
      navigate('/templates');
    } catch (error) {
      setFailure({ detail: serverMessage(error) });
    }
  }

  return (
    <>
      <Button variant="default" disabled={disabled} onClick={dialog.open}>
        Use Default Template
      </Button>
      <Modal opened={opened} onClose={dialog.close} title="Choose the template type">
        <Stack>
          <Text size="sm">
            Take the type that your home-inspection software uses.{' '}
            {helpUrl && (
              <Anchor href={helpUrl} target="_blank" rel="noopener" inherit underline="always">
                Which one is mine?
              </Anchor>
            )}
          </Text>
          {failure && (
            <AlertMessage detail={failure.detail}>
              Failed to load default template. Please try again or upload your own template.
            </AlertMessage>
          )}
          <Group grow>
            <Button variant="default" disabled={loading} onClick={() => void take(true)}>
              Housemaster
            </Button>
            <Button variant="default" disabled={loading} onClick={() => void take(false)}>
              Legacy
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

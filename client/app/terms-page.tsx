import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Page } from '../components/page.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { useSite } from '../lib/site.ts';

/** Terms of a Plumbline that has set no address of its own for them. */
export function TermsPage() {
  const supportEmail = useSite()?.supportEmail;
  return (
    <PublicFrame>
      <Page title="Terms and Conditions">
        <Stack maw="42rem" gap="md">
          <Title order={2}>Your recordings and reports</Title>
          <Text>
            What you upload and what is written from it belongs to you. It is kept under your account, shown to nobody
            else, and removed when you delete it.
          </Text>
          <Title order={2}>Your responsibility</Title>
          <Text>
            Plumbline writes a draft from what was said. Read every report before you hand it on: you, as the inspector,
            answer for what it says. Upload only recordings that you may use.
          </Text>
          <Title order={2}>Questions</Title>
          <Text>
            {supportEmail ? (
              <>
                Write to <Anchor href={`mailto:${supportEmail}`}>{supportEmail}</Anchor>.
              </>
            ) : (
              'Write to whoever runs this Plumbline for you.'
            )}
          </Text>
        </Stack>
      </Page>
    </PublicFrame>
  );
}

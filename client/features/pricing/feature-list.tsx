import { Badge, Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import classes from './feature-list.module.css';
import type { Offer } from './pricing-documents.ts';

/** What every plan holds; what is still to come says so. */
export function FeatureList({ features }: { features: Offer['features'] }) {
  return (
    <Card component="section" aria-labelledby="features-title" padding="xl">
      <Stack gap="sm">
        <Title order={2} id="features-title">
          In every plan
        </Title>
        <List listStyleType="none" className={classes.list}>
          {features.map(({ label, isAvailable }) => (
            <List.Item key={label}>
              <Group gap={10} wrap="nowrap" align="start">
                {isAvailable ? (
                  <IconCheck size={20} className={classes.available} aria-hidden />
                ) : (
                  <IconClock size={20} className={classes.toCome} aria-hidden />
                )}
                <Text component="span" c={isAvailable ? undefined : 'dimmed'}>
                  {label}{' '}
                  {!isAvailable && (
                    <Badge color="brass" variant="light">
                      Coming soon
                    </Badge>
                  )}
                </Text>
              </Group>
            </List.Item>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

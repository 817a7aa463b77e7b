import { Alert, Anchor, List, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { UploadEmptyReportMutation } from '../../gql/graphql.ts';

export type ImportReport = UploadEmptyReportMutation['uploadEmptyReport']['importReport'];

/** What was found in an uploaded template, and what was not understood. */
export function ImportSummary({ report }: { report: ImportReport }) {
  const { isHousemaster, components, items, comments, tips, warnings, unknownElements } = report;
  const kept = unknownElements.map(({ name, count }) => `${name} (${count})`).join(', ');
  return (
    <Alert role="status" color="teal" icon={<IconCircleCheck aria-hidden />} title="Your template is ready">
      <Text size="sm">
        It is of type {isHousemaster ? 'Housemaster' : 'Legacy'}, with {components} components, {items} items,{' '}
        {comments} comments and {tips} maintenance tips.{' '}
        <Anchor component={Link} to="/templates" inherit underline="always">
          Open it in the editor
        </Anchor>{' '}
        or{' '}
        <Anchor component={Link} to="/dashboard" inherit underline="always">
          go to the dashboard
        </Anchor>
        .
      </Text>
      {kept && (
        <Text size="sm" mt={4}>
          Not understood, so kept as they are and not shown: {kept}.
        </Text>
      )}
      {warnings.length > 0 && (
        <List size="sm" mt={4}>
          {warnings.map((warning) => (
            <List.Item key={warning}>{warning}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}

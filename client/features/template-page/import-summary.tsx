import { Alert, Anchor, List, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { UploadEmptyReportMutation } from '../../gql/graphql.ts';

export type ImportReport = UploadEmptyReportMutation['uploadEmptyReport']['importReport'];

/** What was found in an uploaded template, and what was not understood. */
export function ImportSummary({ report }: { report: ImportReport }) {
  const { components, items, comments, tips, warnings, unknownElements } = report;
  const kept = unknownElements.map(({ name, count }) => `${name} (${count})`).join(', ');
  return (
    <Alert role="status" color="teal" icon={<IconCircleCheck aria-hidden />} title="Your template is ready">
      <Text size="sm">
        Found {components} components, {items} items, {comments} comments and {tips} maintenance tips.{' '}
        <Anchor component={Link} to="/dashboard" inherit underline="always">
          Go to the dashboard
        </Anchor>
      </Text>
      {kept && (
        <Text size="sm" mt={4}>
          Kept as they are, though unknown: {kept}.
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

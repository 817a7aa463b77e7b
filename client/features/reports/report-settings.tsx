import { Group, SimpleGrid, Text } from '@mantine/core';
import type { ReportRow } from './report-documents.ts';

const LABELS = {
  createNewComments: 'Create New Comments',
  addDefectLocations: 'Add Defect Locations',
  writeMaintenanceTips: 'Maintenance Tips',
  writeFunctionalConditions: 'Functional Conditions',
  writeHeader: 'Report Header',
} as const;

/** The settings as Yes or No, and the kind of template. */
export function ReportSettings({ report }: { report: ReportRow }) {
  const rows = (Object.keys(LABELS) as (keyof typeof LABELS)[]).map(
    (setting) => [LABELS[setting], report.settings[setting] ? 'Yes' : 'No'] as const,
  );
  return (
    <SimpleGrid component="dl" m={0} cols={{ base: 1, xs: 2, lg: 3 }} spacing="md" verticalSpacing={2}>
      {[...rows, ['Template', templateName(report.isHousemaster)] as const].map(([label, value]) => (
        <Group key={label} gap={6} fz="sm" justify="space-between" wrap="nowrap">
          <Text component="dt" inherit c="dimmed">
            {label}
          </Text>
          <Text component="dd" inherit m={0} fw={500}>
            {value}
          </Text>
        </Group>
      ))}
    </SimpleGrid>
  );
}

/** A report has no template before it is processed for the first time. */
function templateName(isHousemaster: boolean | null | undefined): string {
  if (isHousemaster == null) return 'Not chosen yet';
  return isHousemaster ? 'Housemaster' : 'Legacy';
}

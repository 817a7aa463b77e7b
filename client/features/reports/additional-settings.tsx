import { Button, Checkbox, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';

/** Settings of a new report. */
export interface NewReportSettings {
  writeMaintenanceTips: boolean;
  createNewComments: boolean;
  addDefectLocations: boolean;
  writeFunctionalConditions: boolean;
}

/** Specification, point 9. */
export const DEFAULT_SETTINGS: NewReportSettings = {
  writeMaintenanceTips: false,
  createNewComments: true,
  addDefectLocations: true,
  writeFunctionalConditions: true,
};

const LABELS: Record<keyof NewReportSettings, string> = {
  writeMaintenanceTips: 'Add Maintenance Tips',
  createNewComments: 'Create New Comments',
  addDefectLocations: 'Add Defect Locations',
  writeFunctionalConditions: 'Write Functional Conditions',
};

interface AdditionalSettingsProps {
  settings: NewReportSettings;
  disabled: boolean;
  onChange: (settings: NewReportSettings) => void;
}

/** The four collapsible settings of the Upload card. */
export function AdditionalSettings({ settings, disabled, onChange }: AdditionalSettingsProps) {
  const [opened, { toggle }] = useDisclosure();
  const Chevron = opened ? IconChevronUp : IconChevronDown;
  return (
    <div>
      <Button
        variant="subtle"
        px={4}
        rightSection={<Chevron size={16} aria-hidden />}
        aria-expanded={opened}
        aria-controls="additional-settings"
        onClick={toggle}
      >
        Additional Settings
      </Button>
      <Stack id="additional-settings" hidden={!opened} display={opened ? undefined : 'none'} gap="xs" mt="xs">
        {(Object.keys(LABELS) as (keyof NewReportSettings)[]).map((setting) => (
          <Checkbox
            key={setting}
            label={LABELS[setting]}
            checked={settings[setting]}
            disabled={disabled}
            onChange={(event) => onChange({ ...settings, [setting]: event.currentTarget.checked })}
          />
        ))}
      </Stack>
    </div>
  );
}

import { Checkbox } from '@mantine/core';
import { Disclosure } from '../../components/disclosure.tsx';

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
  return (
    <Disclosure label="Additional Settings">
      {(Object.keys(LABELS) as (keyof NewReportSettings)[]).map((setting) => (
        <Checkbox
          key={setting}
          label={LABELS[setting]}
          checked={settings[setting]}
          disabled={disabled}
          onChange={(event) => onChange({ ...settings, [setting]: event.currentTarget.checked })}
        />
      ))}
    </Disclosure>
  );
}

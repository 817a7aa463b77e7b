import { Alert, Anchor, Text } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

/** In the place of the editor on small screens. Specification, point 2. */
export function NotOnMobile({ hasUnsavedChanges }: { hasUnsavedChanges: boolean }) {
  return (
    <Alert role="status" color="plumb" icon={<IconDeviceDesktop aria-hidden />} title="Not available on mobile">
      <Text size="sm">
        The template editor is not implemented for mobile. Please use a desktop browser, or make this window wider.
      </Text>
      {hasUnsavedChanges && (
        <Text size="sm" mt="xs" fw={600}>
          Your unsaved changes are still here.
        </Text>
      )}
      <Anchor component={Link} to="/dashboard" size="sm" mt="xs" display="inline-block" underline="always">
        Go to the dashboard
      </Anchor>
    </Alert>
  );
}

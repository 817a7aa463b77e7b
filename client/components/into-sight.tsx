import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

/** What appears away from where somebody is looking: it scrolls itself into the window, clear of the bar at its top. */
export function IntoSight({ children }: { children: ReactNode }) {
  return (
    <Box ref={bringIntoSight} style={{ scrollMarginTop: 'calc(var(--app-shell-header-height, 60px) + 1rem)' }}>
      {children}
    </Box>
  );
}

function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

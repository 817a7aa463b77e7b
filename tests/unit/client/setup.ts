import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

afterEach(() => {
  cleanup();
  notifications.clean();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// The code of a page is loaded when it is gone to, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

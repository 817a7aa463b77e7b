import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** type-graphql and Apollo load graphql's CommonJS build; the sources must meet the same one. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

// The groups run one after the other: browser and product get the machine to themselves.
export default defineConfig({
  test: {
    // One core is left free otherwise: on two cores, all tests would wait for one another.
    maxWorkers: '100%',
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['tests/unit/client/**'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          sequence: { groupOrder: 1 },
          environment: 'happy-dom',
          include: ['tests/unit/client/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/unit/client/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'integration',
          sequence: { groupOrder: 2 },
          environment: 'node',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          sequence: { groupOrder: 3 },
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'smoke',
          sequence: { groupOrder: 4 },
          environment: 'node',
          include: ['tests/smoke/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

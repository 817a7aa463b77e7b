import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** type-graphql and Apollo load graphql's CommonJS build; the sources must meet the same one. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** They measure, have to be in time, or keep all cores busy for long: nothing else runs beside them. */
const ALONE = ['equal-results', 'kill', 'main-job', 'upload-progress', 'webhook-storm'].map(
  (name) => `tests/e2e/${name}.test.ts`,
);

/** A product that is started while another file runs keeps to one core. */
const BESIDE_OTHERS = { RECOGNITION_PARALLEL: '1' };

/** Rules keep nothing between tests: files that share a process load the catalogue and the page's libraries once. */
const ISOLATE_RULES = false;

const e2e = {
  environment: 'node',
  testTimeout: 300_000,
  hookTimeout: 120_000,
  // What a page comes to is waited for, not measured.
  expect: { poll: { timeout: 10_000 } },
};

// The groups run one after the other.
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
          isolate: ISOLATE_RULES,
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['tests/unit/client/**'],
          // The first test of a process reads the catalogue and the models: seconds, and on a slow and busy machine half a minute.
          testTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          sequence: { groupOrder: 1 },
          environment: 'happy-dom',
          isolate: ISOLATE_RULES,
          include: ['tests/unit/client/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/unit/client/setup.ts'],
          testTimeout: 60_000,
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
          env: BESIDE_OTHERS,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...e2e,
          name: 'e2e',
          sequence: { groupOrder: 3 },
          env: BESIDE_OTHERS,
          include: ['tests/e2e/**/*.test.ts'],
          exclude: ALONE,
        },
      },
      {
        test: {
          ...e2e,
          name: 'e2e-alone',
          sequence: { groupOrder: 4 },
          include: ALONE,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'smoke',
          sequence: { groupOrder: 5 },
          environment: 'node',
          include: ['tests/smoke/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `vite` finds the running server during development. */
const SERVER = 'http://localhost:4000';

/** Messages that say nothing of our code: GraphiQL comes compiled by React's compiler, its editor is large. */
const QUIET = { rolldownOptions: { checks: { moduleLevelDirective: false } }, chunkSizeWarningLimit: 2000 };

export default defineConfig({
  root: 'client',
  plugins: [react()],
  build: { outDir: '../dist/client', emptyOutDir: true },
  // During development: the editor's workers are left for Vite to find, and what they import does not show before they run.
  optimizeDeps: {
    exclude: ['graphiql/setup-workers/vite'],
    include: ['graphql-language-service', 'picomatch-browser'],
  },
  environments: {
    // The explorer that the server shows browsers at /graphql. Built apart: what the two shared would not fit the page as well.
    explorer: {
      consumer: 'client',
      optimizeDeps: { noDiscovery: true }, // during development the page's environment serves it, too
      build: {
        ...QUIET,
        rolldownOptions: { ...QUIET.rolldownOptions, input: 'client/explorer/index.html' },
        emptyOutDir: false,
        copyPublicDir: false,
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'explorer']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  server: { proxy: { '/graphql': { target: SERVER, ws: true }, '/api': SERVER } },
});

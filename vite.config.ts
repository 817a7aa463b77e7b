import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `vite` finds the running server during development. */
const SERVER = 'http://localhost:4000';

export default defineConfig({
  root: 'client',
  plugins: [react()],
  build: { outDir: '../dist/client', emptyOutDir: true },
  server: { proxy: { '/graphql': { target: SERVER, ws: true }, '/api': SERVER } },
});

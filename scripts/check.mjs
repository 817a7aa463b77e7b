// npm run check: everything that a machine can say of the sources without running the product.
import { bin, runSteps } from './steps.mjs';

// The longest come first, so that no core waits for the last one.
await runSteps('check', [
  ['types', [bin('tsc'), ['--noEmit']]],
  ['dependency rules', [bin('depcruise'), ['server', 'client', 'tests', 'bench', 'scripts', '--output-type', 'err']]],
  ['lint and format', [bin('biome'), ['ci', '--error-on-warnings', '.']]],
  ['unused code', [bin('knip'), []]],
  ['schema.graphql is what the server emits', [bin('tsx'), ['scripts/emit-schema.ts', '--check']]],
  ['generated client code is fresh', [bin('graphql-codegen'), ['--check']]],
  ['default templates are what their sources say', [bin('tsx'), ['scripts/build-default-templates.ts', '--check']]],
  ["README's table of variables is fresh", [bin('tsx'), ['scripts/readme-variables.ts', '--check']]],
  ['migrations match the Prisma schema', [bin('tsx'), ['scripts/check-migrations.ts']]],
]);

// npm run check: everything that a machine can say of the sources without running the product.
import { bin, run, runSteps } from './steps.mjs';

await runSteps('check', [
  ['types', () => run(bin('tsc'), ['--noEmit'])],
  ['lint and format', () => run(bin('biome'), ['ci', '--error-on-warnings', '.'])],
  [
    'dependency rules',
    () => run(bin('depcruise'), ['server', 'client', 'tests', 'bench', 'scripts', '--output-type', 'err']),
  ],
  ['unused code', () => run(bin('knip'), [])],
  ['schema.graphql is what the server emits', () => run(bin('tsx'), ['scripts/emit-schema.ts', '--check'])],
  ['generated client code is fresh', () => run(bin('graphql-codegen'), ['--check'])],
  [
    'default templates are what their sources say',
    () => run(bin('tsx'), ['scripts/build-default-templates.ts', '--check']),
  ],
  ["README's table of variables is fresh", () => run(bin('tsx'), ['scripts/readme-variables.ts', '--check'])],
  ['migrations match the Prisma schema', () => run(bin('tsx'), ['scripts/check-migrations.ts'])],
]);

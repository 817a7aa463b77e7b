// Writes the table of configuration variables into README.md; with --check only tells whether it is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_VARIABLES } from '../server/config/variables.ts';
import { ROOT } from '../server/root.ts';

const path = join(ROOT, 'README.md');
const [start, end] = ['<!-- variables -->', '<!-- /variables -->'];

const rows = CONFIG_VARIABLES.map(({ name, default: value, meaning }) => {
  return `| \`${name}\` | ${value ? `\`${value}\`` : ''} | ${meaning.replaceAll('|', '\\|')} |`;
});
const table = ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');

const readme = readFileSync(path, 'utf8');
const fresh = `${readme.slice(0, readme.indexOf(start) + start.length)}\n${table}\n${readme.slice(readme.indexOf(end))}`;
if (!process.argv.includes('--check')) writeFileSync(path, fresh);
else if (fresh !== readme) {
  console.error("README's table of variables is stale: run npm run generate.");
  process.exit(1);
}

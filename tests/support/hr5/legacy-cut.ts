import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../server/root.ts';

/** The start of the default Legacy template, with its first comments and items of its first section. */
export function legacyCut(): Buffer {
  const lines = readFileSync(join(ROOT, 'server/default-templates/legacy.hr5'), 'utf8').split('\n');
  const firstComment = lines.findIndex((line) => line.includes('<com '));
  const firstSection = lines.findIndex((line) => line.includes('<sec '));
  const sectionEnd = lines.findIndex((line) => line.includes('</sec>'));
  const commentsEnd = lines.findIndex((line, index) => index > firstComment + 120 && line.includes('</com>'));
  return Buffer.from(
    [
      ...lines.slice(0, commentsEnd + 1),
      ...lines.slice(firstSection, sectionEnd + 1),
      '  </template>',
      '</Report>',
      '',
    ].join('\n'),
  );
}

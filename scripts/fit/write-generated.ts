import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../server/root.ts';

/**
 * Writes what was fitted to the development set into the domain.
 * @param by the script that fits it.
 * @param file below server/domain/dictation, without ".generated.ts".
 */
export function writeGenerated(by: string, file: string, name: string, value: object): void {
  const text = `// Fitted to the development set by ${by}; not to be edited.\nexport const ${name} = ${JSON.stringify(value, null, 2)};\n`;
  writeFileSync(join(ROOT, `server/domain/dictation/${file}.generated.ts`), text);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../domain/errors.ts';
import type { TemplateType } from '../../domain/template/template.ts';
import { ROOT } from '../../root.ts';

/**
 * The file of a default template, for people who have none of their own.
 * @throws AppError NOT_FOUND when this release has no default template of that type.
 */
export async function readDefaultTemplate(type: TemplateType): Promise<Uint8Array> {
  const file = join(ROOT, 'server', 'default-templates', `${type.toLowerCase()}.hr5`);
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new AppError(
      'NOT_FOUND',
      `There is no default template of type ${type} yet. Please choose another type or upload your own template.`,
      { cause: error },
    );
  }
}

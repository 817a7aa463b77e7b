import { z } from 'zod';
import type { ListedVersion } from '../domain/template/template-versions.ts';

/** One stored state of the template. */
export const versionSchema = z.object({
  version_id: z.string(),
  created_at: z.iso.datetime().describe('When it was stored'),
  origin: z.enum(['upload', 'default', 'edit', 'restore']).describe('How it came to be'),
  change: z.string().describe('What it changed in the version before it: one sentence, for the inspector'),
  file_name: z.string(),
  is_housemaster: z.boolean().describe('True for type Housemaster, false for type Legacy'),
  is_current: z.boolean().describe('True for the one that new reports are written with'),
});

export function versionJson(version: ListedVersion): z.infer<typeof versionSchema> {
  return {
    version_id: version.id,
    created_at: version.createdAt.toISOString(),
    origin: version.origin,
    change: version.change,
    file_name: version.fileName,
    is_housemaster: version.type === 'Housemaster',
    is_current: version.isCurrent,
  };
}

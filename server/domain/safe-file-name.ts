/** Longest name before the extension: longer ones are trouble for some file systems and people. */
const MAX_LENGTH = 80;

/**
 * What people call something, as the name of a file before its extension: `118 Alder Court` → `118-Alder-Court`. Only
 * letters without accents, digits and hyphens, so that it is safe in a header and in every file system; may be empty.
 */
export function safeFileName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
}

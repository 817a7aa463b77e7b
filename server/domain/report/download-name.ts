import { headerAddress, parseHeader } from './header.ts';
import type { PackageFile } from './report.ts';

/** Longest name before the extension: longer ones are trouble for some file systems and people. */
const MAX_LENGTH = 80;

/**
 * What a downloaded package is called: `118-Alder-Court.hr5`, out of the order's street. Only letters without accents,
 * digits and hyphens, so that it is safe in a header and in every file system; `report` where none is left.
 * @param header the order as JSON; null without one.
 */
export function downloadName(header: string | null, { fileName }: Pick<PackageFile, 'fileName'>): string {
  const order = parseHeader(header);
  const street = (order && headerAddress(order).street) ?? '';
  const name = street
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
  return name ? `${name}${fileName.slice(fileName.lastIndexOf('.'))}` : fileName;
}

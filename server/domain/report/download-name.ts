import { safeFileName } from '../safe-file-name.ts';
import { headerAddress, parseHeader } from './header.ts';
import type { PackageFile } from './report.ts';

/**
 * What a downloaded package is called: `118-Alder-Court.hr5`, out of the order's street; `report` where that has no
 * letters or digits.
 * @param header the order as JSON; null without one.
 */
export function downloadName(header: string | null, { fileName }: Pick<PackageFile, 'fileName'>): string {
  const order = parseHeader(header);
  const name = safeFileName((order && headerAddress(order).street) ?? '');
  return name ? `${name}${fileName.slice(fileName.lastIndexOf('.'))}` : fileName;
}

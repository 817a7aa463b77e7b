import type { Picture } from './picture.ts';

/** Longest name before the extension. */
const MAX_LENGTH = 80;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Names for the top level of the package, by the picture's index: no folders, no odd characters, none twice whatever the
 * case, none that some system refuses.
 */
export function pictureFileNames(pictures: readonly Pick<Picture, 'index' | 'name' | 'kind'>[]): Map<number, string> {
  const used = new Set(['report.hr5']);
  return new Map(
    pictures.map(({ index, name, kind }) => {
      const base = safeBase(name);
      let candidate = `${base}.${kind}`;
      for (let n = 2; used.has(candidate.toLowerCase()); n++) candidate = `${base}-${n}.${kind}`;
      used.add(candidate.toLowerCase());
      return [index, candidate];
    }),
  );
}

function safeBase(name: string): string {
  const base = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '_')
    .replace(/\.{2,}/g, '.')
    .slice(0, MAX_LENGTH)
    .replace(/^[.-]+|\.+$/g, '');
  return /[A-Za-z0-9]/.test(base) && !DEVICE.test(base) ? base : `picture${base ? `-${base}` : ''}`;
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** A size in bytes for people, in steps of 1024: `12.3 MB`. */
export function fileSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  const value = bytes / 1024 ** power;
  return `${new Intl.NumberFormat('en', { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)} ${UNITS[power]}`;
}

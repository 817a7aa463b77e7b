/** Names that are told before the rest is only counted. */
const TOLD = 3;

/** The names of files for a sentence: `"a.jpg", "b.jpg", "c.jpg" and 4 others`. */
export function quoteNames(files: readonly File[]): string {
  const told = files.slice(0, TOLD).map(({ name }) => `"${name}"`);
  const others = files.length - told.length;
  if (others === 0) return told.join(', ');
  return `${told.join(', ')} and ${others} ${others === 1 ? 'other' : 'others'}`;
}

/** Characters of a name that are shown in a sentence. */
const SHOWN = 80;

/** What a file calls something, short enough for a sentence and on one line. */
export function shortened(name: string): string {
  const start = name.slice(0, SHOWN).replace(/\s+/g, ' ');
  return name.length > SHOWN ? `${start}…` : start;
}

/** A name as it is kept: one line, no white space around it. */
export function tidyName(name: string): string {
  return name.replace(/\s+/g, ' ').trim();
}

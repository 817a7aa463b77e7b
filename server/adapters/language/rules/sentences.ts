const SHORT = /(?:^|\s|\()(?:approx|e\.g|i\.e|etc|vs|no|ft|sq|min|max|mr|mrs|dr|st|fig|dia|incl|misc|ext|int)\.$/i;

/** A paragraph's sentences with their marks; "approx. 3" ends none. */
export function splitSentences(paragraph: string): string[] {
  const out: string[] = [];
  for (const part of paragraph.split(/(?<=[.!?]["')]?) +/)) {
    const last = out.at(-1);
    if (last !== undefined && SHORT.test(last) && !(/\b(?:etc|ft|no|min|max)\.$/i.test(last) && /^[A-Z]/.test(part))) {
      out[out.length - 1] = `${last} ${part}`;
    } else out.push(part);
  }
  return out.filter(Boolean);
}

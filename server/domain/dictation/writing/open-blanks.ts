import type { Draft } from '../findings.ts';
import { htmlText } from '../words/text.ts';

/** What leads to a word that an inspector's comment leaves open: "have a (trade) repair it"; an aside follows on no such word. */
const LEAD = String.raw`\b(?:an?|the|this|of|by|at|to|from|for|with|is|are|was|were|approximately|about)\s+`;
const WORDS = String.raw`\(\s*[a-z]+(?:[ /-][a-z]+){0,3}\s*\)`;
/** "(Describe)" asks whoever writes the report. */
const ASKS = String.raw`\(\s*(?:describe|specify|insert|enter|list|choose|select|fill in|add|name|state|note|type)\b[^()]{0,40}\)`;
const BLANK = new RegExp(
  String.raw`(?<=${LEAD})${WORDS}|${ASKS}|\[[^[\]\n]{1,40}\]|\{[^{}\n]{1,40}\}|_{2,}|\b[Xx]{3,}\b`,
  'gi',
);

/** What a comment's text leaves open for the inspector to fill in, each once: "(trade)", "[describe]", "____". @param html of the comment. */
export const openBlanksIn = (html: string): string[] => [...new Set(htmlText(html).match(BLANK) ?? [])];

/** One sentence about all that written comments leave open; empty where none does. */
export function blankWarnings({ sections }: Draft): string[] {
  const open = sections.flatMap(({ component, occurrence, items }) =>
    items.flatMap(({ itemName, comments }) =>
      comments.flatMap(({ name, text }) => {
        const section = occurrence > 1 ? `${component} ${occurrence}` : component;
        const blanks = openBlanksIn(text);
        return blanks.length > 0 ? [`${blanks.join(' and ')} in "${name}" (${section}, ${itemName})`] : [];
      }),
    ),
  );
  return open.length > 0 ? [`Please fill in what your comments leave open: ${open.join('; ')}.`] : [];
}

import { plainWords } from '../../dictation/words/text.ts';

/** Makers whose names inspectors write; at the head of a sentence a capital letter does not tell them. */
const MAKERS =
  /\b(?:zinsco|federal pacific|stab lok|fpe|challenger|pushmatic|bulldog|sylvania|square d|siemens|eaton|cutler hammer|murray|kitec|quest|vanguard|trane|carrier|lennox|goodman|rheem|ruud|amana|bryant|york|payne|bradford white|ao smith|state select|kenmore|whirlpool|ge|bosch|maytag|kitchenaid|samsung|lg|moen|delta|kohler|american standard|masonite|hardie|owens corning|gaf|certainteed|tamko|timberline|andersen|pella|milgard|velux|romex|tyvek|genie|liftmaster|chamberlain)\b/g;

/** Names of makers and other proper names in a text, in lower case. */
export function properNames(text: string): string[] {
  const makers = plainWords(text).join(' ').match(MAKERS) ?? [];
  const capitals = text.matchAll(/(?<=[a-z0-9,;:%)] )["'(]?([A-Z][A-Za-z][A-Za-z0-9-]*)/g);
  return [...new Set([...makers, ...[...capitals].map((match) => (match[1] as string).toLowerCase())])];
}

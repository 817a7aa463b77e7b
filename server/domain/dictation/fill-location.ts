const ROOMS =
  /\b(?:room|bath|bathroom|bedroom|kitchen|garage|attic|basement|crawl ?space|closet|hall|hallway|laundry|office|den|foyer|loft|pantry|yard)s?$/i;
const SURFACES = /\b(?:slope|side|wall|roof|ceiling|floor|elevation|face|porch|deck|level|stairs)s?$/i;
const RELATION =
  /^(?:by|off|over|around|round|past|beyond|out past|across from|close to|halfway|where|upstairs|downstairs|out front|out back|up front|in back|back of|behind|under|underneath|beneath|below|above|beside|near|along|between|next to|in front of|in back of|on top of|left of|right of|left side of|right side of|outside|against|throughout)\b/i;

/** A place with the preposition it takes: "in the hall bathroom", "on the south slope", "behind the dryer". */
function placePhrase(place: string): string {
  if (/^(?:left|right) (?:side )?of\b/i.test(place)) return `to the ${place}`;
  if (RELATION.test(place)) return place;
  const [first = ''] = place.split(/ and (?=\S)/);
  const preposition = ROOMS.test(first) ? 'in' : SURFACES.test(first) ? 'on' : 'at';
  return `${preposition} ${/^(?:the|both|all|each|every|number)\b/i.test(place) ? '' : 'the '}${place}`;
}

/** Several places: of each the parts one after the other, as `findLocation` gives them. */
function placesPhrase(locations: readonly string[]): string {
  const [first = '', ...others] = locations.map((location) => location.split(', ').map(placePhrase).join(', '));
  const [preposition = ''] = first.split(' ');
  const phrases = [first, ...others.map((other) => other.replace(new RegExp(`^${preposition} (?=the )`), ''))];
  if (phrases.length < 2) return first;
  return `${phrases.slice(0, -1).join(', ')} and ${phrases[phrases.length - 1]}`;
}

const PLACEHOLDER = String.raw`[(\[{]\s*(?:specify |insert |enter |defect )?locations?\s*[)\]}]`;
const LEAD = String.raw`(?:\b(?:at|in|on|near|by|along|around|of|for|from|within)\s+)?(?:\b(?:the|a|an)\s+)?`;

/** True where the text has a place for a location. */
export const hasPlaceholder = (text: string): boolean => new RegExp(PLACEHOLDER, 'i').test(text);

/**
 * Puts locations in for each placeholder, with the prepositions that fit them; without any the whole phrase goes.
 * @param text plain or HTML; the locations are as the text is.
 */
export function fillLocation(text: string, locations: readonly string[]): string {
  if (!hasPlaceholder(text)) return text;
  if (locations.length === 0) return dropPhrase(text);
  return text.replace(new RegExp(`(${LEAD})${PLACEHOLDER}`, 'gi'), (_all, lead: string) => {
    const phrase = placesPhrase(locations);
    if (lead.trim()) return /^[A-Z]/.test(lead.trim()) ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
    return locations.join(' and ');
  });
}

function dropPhrase(text: string): string {
  return text
    .replace(new RegExp(String.raw`\blocations?\s*:\s*${PLACEHOLDER}[.;,]?`, 'gi'), '')
    .replace(
      new RegExp(String.raw`(^|>|[.!?]\s+)${LEAD}${PLACEHOLDER}\s*[:,–—-]?\s*(\w)`, 'gi'),
      (_all, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(new RegExp(String.raw`\s*[,–—-]?\s*${LEAD}${PLACEHOLDER}`, 'gi'), '')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/,\s*\./g, '.')
    .replace(/ {2,}/g, ' ')
    .replace(/<p>\s*<\/p>/g, '')
    .replace(/<p>\s+/g, '<p>')
    .trim();
}

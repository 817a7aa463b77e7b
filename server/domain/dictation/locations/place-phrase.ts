const ROOMS =
  /\b(?:room|bath|bathroom|bedroom|kitchen|garage|attic|basement|crawl(?: ?space)?|closet|hall|hallway|laundry|office|den|foyer|loft|pantry|yard|study|nook|mudroom|sunroom|studio|suite|parlor|nursery|stairwell|barn|shed|workshop|cellar|vestibule|bay|unit \w+)s?$/i;
const SURFACES =
  /\b(?:slope|side|wall|roof|ceiling|floor|elevation|face|porch|deck|patio|balcony|level|stairs|story|landing)s?$/i;
const RELATION =
  /^(?:(?:down|up|out|back|over|overhead) )*(?:by|off|over|around|round|past|beyond|out past|across|close to|halfway|where|back of|behind|under|underneath|beneath|below|above|beside|near|nearest|along|alongside|among|amongst|towards?|between|next to|in front of|in back of|on top of|left of|right of|left side of|right side of|outside|against|throughout|(?:upstairs|downstairs|out front|out back|up front|in back|mid span|midspan)$)\b/i;
const KNOWN = /^(?:the|both|all|each|every|number|positions?|unit)\b/i;

/** A place with the preposition it takes: "in the hall bathroom", "on the south slope", "behind the dryer". */
function placePhrase(place: string): string {
  if (/^(?:left|right) (?:side )?of\b/i.test(place)) return `to the ${place}`;
  if (RELATION.test(place)) return place;
  const [first = ''] = place.split(/ and (?=\S)/);
  const preposition = ROOMS.test(first) ? 'in' : SURFACES.test(first) ? 'on' : 'at';
  return `${preposition} ${named(place)}`;
}

/** Several places, each with its preposition unless it is the one before: of each the parts, as `findLocation` gives them. */
export function placesPhrase(locations: readonly string[]): string {
  const [first = '', ...others] = locations.map((location) => location.split(', ').map(placePhrase).join(', '));
  const [preposition = ''] = first.split(' ');
  const phrases = [first, ...others.map((other) => other.replace(new RegExp(`^${preposition} (?=the )`), ''))];
  return listed(phrases);
}

/** Several places as things that something is said of: "the south slope", "the area behind the dryer". */
export function placesNamed(locations: readonly string[]): string {
  const nameOf = (location: string) => {
    const [first = '', ...more] = location.split(', ');
    const name = RELATION.test(first) ? `the area ${placePhrase(first)}` : named(first);
    return [name, ...more.map(placePhrase)].join(' ');
  };
  return listed(locations.map(nameOf));
}

/** True for "behind the dryer", which tells a place by another one, and needs no preposition. */
export const isRelation = (place: string): boolean => RELATION.test(place);

const named = (place: string) => (KNOWN.test(place) ? place : `the ${place}`);

function listed(phrases: readonly string[]): string {
  const [last = ''] = phrases.slice(-1);
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')} and ${last}`;
}

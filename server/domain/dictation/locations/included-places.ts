import { isRoom } from '../lexicon/location-words.ts';
import { areaNamed } from '../places/recognise-areas.ts';
import { plainWords, stem } from '../words/text.ts';

/** "Both bathrooms", "all of the bedrooms", "all three baths", "every room": all that a house has of a kind. */
const ALL_OF =
  /^(?:both|all|every|each)(?: one)?(?: of)?(?: the| your| our)?(?: (?:two|three|four|five|six|[2-6]))?(?: of (?:the|your|our))? (\w+)$/i;

/** Places without those that another one includes: the hall bath is one of both bathrooms. */
export function withoutIncluded(places: readonly string[]): string[] {
  const kinds = places.flatMap((place) => kindIncluded(place) ?? []).map(kindOf);
  return places.filter((place) => kindIncluded(place) !== null || !kinds.includes(kindOf(place)));
}

/** "Bathrooms" of "both bathrooms", and of "bathrooms"; null where a place is one of its kind. */
const kindIncluded = (place: string): string | null =>
  ALL_OF.exec(place)?.[1] ?? (/^\w+s$/.test(place) && isRoom(place) ? place : null);

/** What a place is one of: "bathroom" of "hall bath". */
function kindOf(place: string): string {
  const words = plainWords(place);
  const area = areaNamed(words.slice(-1));
  return area && !area.isRoom ? area.area : stem(words.at(-1) ?? '');
}

import { isDirection, isRoom } from '../lexicon/location-words.ts';
import { PLACEHOLDER } from './fill-location.ts';

/** "Northeast corner" is more than the northeast side. */
const EXACT = /^(?:corner|end|edge|half|face|elevation|side)s?$/;
/** Rooms whose things are inside; a garage wall or an attic vent may be outside. */
const isInside = (word: string) => isRoom(word) && !/^(?:garage|attic|porch|deck|patio|yard|barn|shed)s?$/.test(word);
/** They are above or around a room, not in it. */
const OUTSIDE = /^(?:roof|wall|chimney|gutter|downspout|slope|eave|valley|siding|fascia|soffit)s?$/;
const HANDED = /^(?:north|south|north ?east|north ?west|south ?east|south ?west|east|west|left|right)$/;

/**
 * "The chimney (location) is cracked" at the east chimney is "the east chimney is cracked": the place names the thing that the
 * comment names right before it.
 * @returns null where it does not.
 */
export function placeIntoName(text: string, place: string): string | null {
  const words = place.split(' ');
  const thing = words.at(-1) ?? '';
  const which = words.slice(0, -1);
  if (which.length === 0 || !/^[a-z]+$/.test(thing) || !which.every((word) => isRoom(word) || isDirection(word)))
    return null;
  const named = new RegExp(String.raw`\b(the) ((?:[a-z]+ )?)(${thing})\s+${PLACEHOLDER}`, 'i');
  const [, , kind = ''] = named.exec(text) ?? [];
  if (!named.test(text) || /^(?:of|in|on|at|and|or) $/.test(kind)) return null;
  const telling = which.filter((word) => word !== kind.trim());
  return text.replace(named, `$1 ${telling.join(' ')} $2$3`);
}

/** "Kitchen faucet" in a comment about faucets is the kitchen, "east chimney" the east side. */
export function placeOfNamed(place: string, isNamed: (thing: string) => boolean): string {
  const [, thing = ''] = /^.* ([a-z]+)$/.exec(place) ?? [];
  const which = place.slice(0, -thing.length - 1);
  if (!thing || isRoom(thing) || !isNamed(thing)) return place;
  const words = which.split(' ');
  if (HANDED.test(which) && !EXACT.test(thing)) return `${which} side`;
  const isOfRoom = isInside(words.at(-1) ?? '') && words.every((word) => isRoom(word) || isDirection(word));
  return isOfRoom && !OUTSIDE.test(thing) ? which : place;
}

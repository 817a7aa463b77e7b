import type { Template } from '../../template/template.ts';
import type { Place, Remark } from '../findings.ts';
import { FIXTURES, FOUND_IN_ROOMS } from '../lexicon/found-in-rooms.ts';
import { isDirection, isRoom } from '../lexicon/location-words.ts';
import { areaNamed } from '../places/recognise-areas.ts';
import { isOfOtherRooms } from '../places/rooms-of-sections.ts';
import { leavesSpot } from '../places/several-places.ts';
import { bare } from '../remarks/spoken.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { findLocation } from './find-location.ts';

const OPENERS = /^(?:and|but|so|also|the|this|that|these|those|our|all|both|each|every)$/;

/** The room that a text opens with: "bath" of "all bath toilets are loose"; null where it opens with something else. */
export function openingRoom(text: string): string | null {
  const words = text.split(/\s+/).map(bare);
  const from = words.findIndex((word) => !OPENERS.test(word));
  const after = words.findIndex((word, at) => at >= from && !isDirection(word) && !isRoom(word));
  const named = words.slice(Math.max(from, 0), after < 0 ? words.length : after);
  return named.some(isRoom) ? named.join(' ') : null;
}

/** "Left side", "back": what is said to be on another side is not there. */
const isSide = (room: string) =>
  room.split(' ').every((word) => isDirection(word) || /^(?:side|wall|elevation)$/.test(word));

/** A place in the room that was announced: "left of the toilet, hall bath". A room that the place itself names is another one. */
export function withRoom(place: string | null, room: string | null): string | null {
  if (!place || !room) return place ?? room;
  if (room.split(' ').includes(place)) return room;
  const words = place.split(/[ ,]+/);
  // "Over the bed" is in a room; "bed two" is one.
  const namesRoom = words.some((word, at) => isRoom(word) && !(word === 'bed' && words[at - 1] === 'the'));
  if (namesRoom || (isSide(room) && words.some(isDirection))) return place;
  return `${place}, ${room}`;
}

/** A place in the dwelling that was announced: the kitchen spoken of in unit B is there. */
export const withDwelling = (place: string | null, unit: string | null): string | null =>
  !unit || place?.split(', ').includes(unit) ? place : [place, unit].filter(Boolean).join(', ');

/**
 * "Carport" of "in the carport, the beam is spalling", "basement" of "basement, the water pump's clicking", told of in another section than
 * the one that was announced; null where no room led to it, or one of those that the section is of.
 */
function roomLedTo({ announcedBy }: Remark, written: Place): string | null {
  if (!announcedBy) return null;
  const area = areaNamed(plainWords(announcedBy))?.area;
  if (area !== undefined && area === areaNamed(plainWords(written.component))?.area) return null;
  const isOfRoom = announcedBy.split(/\s+/).some((word) => isRoom(bare(word)));
  const isStoodIn = area !== undefined && STANDS_IN.test(announcedBy);
  return (isOfRoom ? findLocation(announcedBy) : null) ?? (isStoodIn ? announcedBy.toLowerCase() : null);
}

/** Areas that one stands in: "electrical, the furnace has no switch" is no place. */
const STANDS_IN = /\b(?:attic|loft|basement|cellar|crawl ?space|garage|carport|kitchen|bath(?:room)?|laundry)\b/i;

/** What no bathroom has: "both windows over the bed". */
const IN_OTHER_ROOMS =
  /\b(?:beds?|sofa|couch|tv|television|desk|crib|piano|bookcases?|dining|picture window|hearth|fireplace|wood ?stove|dryer|stairs|staircase|banister|landing)\b/i;
const BATH = /\b(?:bath(?:room)?|powder|ensuite|en suite|washroom|lavatory)\b/i;

/** Follows which of the rooms that were announced the speaker has left without a word. */
export class RoomsLeft {
  private readonly template: Template;
  /** The room that was left last, until something else is announced. */
  private left: string | null = null;

  constructor(template: Template) {
    this.template = template;
  }

  /**
   * The location of a remark that was followed to another section than the one announced: its room was left with that
   * section, unless what is spoken of is found in rooms ("hall bath … the outlet is dead"), or is the place itself ("back deck"). A
   * chimney is left also by what is said of another item.
   * @param written where the remark is written. Remarks come as they were said.
   */
  locationOf(remark: Remark, written: Place | null): string | null {
    const { kind, location, room, place, words } = remark;
    if (kind === 'announcement') this.left = null;
    if (written && written.component !== place.component && !room) {
      const led = roomLedTo(remark, written);
      return location?.includes(led ?? '') ? location : withRoom(location, led);
    }
    if (!location || !room || !written || !place.component) return location;
    // "North wall, the block opens like stairs": in the same breath.
    if (remark.announcedBy !== null && findLocation(remark.announcedBy) === room) return location;
    if (written.component === place.component)
      return leavesSpot(room, words, written.itemName ?? '') ? withoutRoom(location, room) : location;
    const ofRoom = new Set([...FOUND_IN_ROOMS, ...readMeaning(room).units.flatMap(({ groups }) => groups)]);
    const groups = readMeaning(words).units.flatMap((unit) => unit.groups);
    const isInRoom = groups.some((group) => ofRoom.has(group));
    if (!isInRoom || (BATH.test(room) && IN_OTHER_ROOMS.test(words))) this.left = room;
    const isElsewhere =
      groups.some((group) => FIXTURES.has(group)) && isOfOtherRooms(this.template, written.component, room);
    return isInRoom && this.left !== room && !isElsewhere ? location : withoutRoom(location, room);
  }
}

/** A location without the room that it has from an announcement: the reverse of `withRoom`. */
export function withoutRoom(location: string | null, room: string): string | null {
  if (location === room) return null;
  return location?.endsWith(`, ${room}`) ? location.slice(0, -`, ${room}`.length) : location;
}

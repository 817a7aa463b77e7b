import type { Place, Remark } from '../findings.ts';
import { FOUND_IN_ROOMS } from '../lexicon/found-in-rooms.ts';
import { isRoom } from '../lexicon/location-words.ts';
import { readMeaning } from '../words/meaning.ts';

/** A place in the room that was announced: "left of the toilet, hall bath". A room that the place itself names is another one. */
export function withRoom(place: string | null, room: string | null): string | null {
  if (!place || !room) return place ?? room;
  if (room.split(' ').includes(place)) return room;
  return place.split(/[ ,]+/).some(isRoom) ? place : `${place}, ${room}`;
}

/**
 * The location of a remark that was followed to another section than the one announced: its room was left with that
 * section, unless what is spoken of is found in rooms ("hall bath … the outlet is dead"), or is the place itself ("back deck").
 */
export function locationIn({ location, room, place, words }: Remark, written: Place | null): string | null {
  if (!location || !room || !written || !place.component || written.component === place.component) return location;
  const ofRoom = new Set([...FOUND_IN_ROOMS, ...readMeaning(room).units.flatMap(({ groups }) => groups)]);
  const isInRoom = readMeaning(words).units.some(({ groups }) => groups.some((group) => ofRoom.has(group)));
  if (isInRoom || !location.endsWith(room)) return location;
  return location === room ? null : location.slice(0, -`, ${room}`.length);
}

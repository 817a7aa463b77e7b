import { DIRECTION_WORDS, PLACE_NOUNS } from './common-words.ts';

const list = (text: string) => new Set(text.trim().split(/\s+/));

/** They are left to the comment, which brings one of its own: "at the south slope". */
export const PREPOSITIONS = list('at on in inside within through across down up to from into onto');
/** They are part of the place: "behind the dryer". */
export const RELATIONS = list(
  `next close halfway front back top past behind under underneath beneath below above beside near along toward towards between beyond
  outside against over around round by off of throughout where nearest alongside among amongst`,
);
export const ARTICLES = list('the a an this that these those our its their my your his her');
/** After "under", "over", "in" and the like these tell when, how much or with what. */
export const NO_PLACES =
  list(`thumb boot foot feet inch inches finger fingers hand hands knee fist palm eye eyes nose ear weight tester screwdriver awl meter load
  pressure test time moment minute minutes hour day days night week weeks year years month months season summer winter spring fall morning code way
  life percent degrees amps volts psi pounds gallons height angle guess opinion book report picture photo photos notes order condition repair need danger
  risk use service operation water air wind weather rain glass age money budget work range spec limit minimum maximum tape paint caulk meantime rest`);
const ORDINALS = list('first second third fourth fifth sixth seventh eighth ninth tenth last');
const MORE_PLACES = list('crawl alley course joint panel span midspan bay story');
const ROOM_WORDS =
  list(`room bathroom bath bedroom kitchen hall hallway entry foyer closet basement garage carport attic laundry porch deck patio dining living family den
  office study nook pantry mudroom sunroom loft studio suite parlor nursery landing stairwell barn shed workshop cellar vestibule powder utility yard ensuite br mbr dr lr`);

/** "South", "northwestern", "upstairs". */
export const isDirection = (word: string) =>
  word !== '' &&
  (DIRECTION_WORDS.has(word) ||
    word === 'mid' ||
    /^(?:north|south)?(?:east|west)?(?:ern)?(?:ward)?$/.test(word.replaceAll('-', '')));
/** "Second", "last": which one of several in a row. */
export const isOrdinal = (word: string) => ORDINALS.has(word);
const singular = (word: string) => word.replace(/(?<=[a-z]{3})s$/, '');
/** A noun that is a place on or in a house. */
export const isPlace = (word: string) =>
  [word, singular(word)].some((one) => MORE_PLACES.has(one) || PLACE_NOUNS.has(one)) || isRoom(word);
/** A noun that is a room, or a place of that size. */
export const isRoom = (word: string) => ROOM_WORDS.has(word) || ROOM_WORDS.has(singular(word));

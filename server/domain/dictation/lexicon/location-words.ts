import { DIRECTION_WORDS, PLACE_NOUNS } from './common-words.ts';

const phrases = (text: string) =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((phrase) => phrase.split(' '))
    .sort((a, b) => b.length - a.length);
const list = (text: string) => new Set(text.trim().split(/\s+/));

/** They tell a place whatever stands after them, and are part of it: "behind the dryer". */
export const RELATIONS = phrases(
  `to the left of, to the right of, on the left side of, on the right side of, left of, right of, at the bottom of, at the top of,
  next to, close to, halfway to, halfway up, halfway down, in front of, in back of, back of, on top of, out past, behind, under, underneath, beneath, below, above, beside, near,
  along, toward, towards, between, past, beyond, across from, outside, against, over, around, round, by, off`,
);
/** They tell a place where what stands after them is one, and are left to the comment: "at the south slope". */
export const PREPOSITIONS = phrases(
  'at, on, in, inside, within, throughout, all through, all across, across, down, up, to, from',
);
export const ADVERBS = phrases('upstairs, downstairs, out front, out back, up front, in back, mid span, midspan');
export const ARTICLES = list('the a an this that these those our its their my your his her');
export const ENDS =
  list(`and or but where which who that with so because as for from to into not no also again today now too just about straight though
  although when while until if read reads sits stands measures there here it them this nothing everything somebody someone you i we they he she than like only all both`);
/** Words that only lead to the preposition after them: "right under". */
export const LEADS_ON = /^(?:and|of|the|a|an|right|just|all|way|up|down|out)$/i;
export const MOST_WORDS = 5;
export const MOST_PLACES = 3;

/** Alone these tell no place: "loose at the floor". */
export const BARE_SURFACES = list(
  'floor wall walls ceiling roof side sides edge edges end ends face level base house area section joint joints',
);
/** After "under", "over", "in" and the like these tell when, how much or with what, not where. */
export const NO_PLACES =
  list(`thumb boot foot feet inch inches finger fingers hand hands knee fist palm eye eyes weight tester screwdriver load pressure test
  time moment minute minutes hour day days year years month season summer winter spring fall morning code way life least best once one ones place average
  percent degrees amps psi height angle guess opinion book report picture photo photos notes file order shape condition repair need danger risk use service operation water air wind
  weather rain glass panes pane age time money budget work house home neighborhood other others same range spec specs limit minimum maximum tape paint caulk hinge hinges ladder unit label way meantime other rest`);
/** … and so do these, unless something says which: "in the end" beside "in the deep end". */
export const NO_PLACES_ALONE = list('end line');
/** Things that have a place of their own: "the kitchen door" is where something is. */
export const THINGS_AT =
  list(`door doors doorway window windows sink tub shower toilet vanity chimney fireplace steps stair stairs post jamb gate lawn wing
  dormer downspout outlet switch wall ceiling floor`);
const ORDINALS = list('first second third fourth fifth sixth seventh eighth ninth tenth last');
/** Nouns that look like verbs. */
export const NOUNS_IN_ING = list(
  'wing swing ceiling opening railing siding awning housing landing crossing flooring framing decking',
);
/** "Where the porch roof meets the wall". */
export const MEETS =
  /^(?:meets?|joins?|hits?|touches|crosses|enters?|butts|runs|dies|ties|goes|comes|turns|lands|ends|starts|leaves)$/;
const MORE_PLACES = list('crawl alley course joint panel span bay story');
const ROOM_WORDS =
  list(`room bathroom bath bedroom kitchen hall hallway entry foyer closet basement garage attic laundry porch deck patio dining living family den
  office study nook pantry mudroom sunroom loft studio suite parlor nursery landing stairwell barn shed workshop cellar vestibule powder utility yard`);
/** They lead to the name of a thing, not to where it is: "main panel". */
export const TELL_NO_SIDE = list(
  'main primary master half next jack powder top bottom upper lower inner outer first second near far hall',
);
export const OPENERS = list(
  `and but so the this that these those our a an then also okay now well there's there is are couple few of one two three four some all both each most`,
);
export const COUNTED =
  /\b(?:(?:breakers?|circuits?|joists?|rafters?|truss|slots?|positions?|steps?|treads?|risers?|bedroom|bath|bathroom|unit|zone) (?:number )?|number )(?:NUMBER)\b/i;

/** "South", "northwestern", "upstairs". */
export const isDirection = (word: string) =>
  word !== '' &&
  (DIRECTION_WORDS.has(word) || /^(?:north|south)?(?:east|west)?(?:ern)?(?:ward)?$/.test(word.replaceAll('-', '')));
/** "Second", "last": which one of several in a row. */
export const isOrdinal = (word: string) => ORDINALS.has(word);
const singular = (word: string) => word.replace(/(?<=[a-z]{3})s$/, '');
/** A noun that is a place on or in a house. */
export const isPlace = (word: string) =>
  [word, singular(word)].some((one) => MORE_PLACES.has(one) || PLACE_NOUNS.has(one)) || isRoom(word);
/** A noun that is a room, or a place of that size. */
export const isRoom = (word: string) => ROOM_WORDS.has(word) || ROOM_WORDS.has(singular(word));

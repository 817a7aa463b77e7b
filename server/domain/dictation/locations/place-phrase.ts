const ROOMS =
  /\b(?:room|bath|bathroom|bedroom|kitchen|garage|attic|basement|crawl(?: ?space)?|closet|hall|hallway|laundry|office|den|foyer|loft|pantry|yard|study|nook|mudroom|sunroom|studio|suite|ensuite|parlor|nursery|stairwell|barn|shed|workshop|cellar|vestibule|bay|apartment|kitchenette|(?:guest|carriage) house|cottage|casita|adu|quarters|br|unit \w+)s?$/i;
const SURFACES =
  /\b(?:slope|side|wall|roof|ceiling|floor|elevation|face|porch|deck|patio|balcony|level|stairs|story|landing)s?$/i;
const RELATION =
  /^(?:(?:down|up|out|back|over|overhead) )*(?:by|off|over|around|round|past|beyond|out past|across|close to|halfway|where|behind|under|underneath|beneath|below|above|beside|near|nearest|along|alongside|among|amongst|towards?|between|next to|in front of|in back of|on top of|left of|right of|left side of|right side of|outside|against|throughout|(?:upstairs|downstairs|out front|out back|up front|in back|mid span|midspan)$)\b/i;
const COURSES =
  '(?:going|heading|leading|coming|facing|looking|low|out|down|up|over|back|straight|round|upstairs|downstairs|everywhere|overhead)';
const LEADS = '(?:in|into|inside|to|toward|on|onto|at|from|through|by|near|along|under|behind|the|upstairs|downstairs)';
/** "Going down to the basement", "out in the garage", "low by the drain", "east of the barn": they bring their preposition, too. */
const MOVES = new RegExp(
  String.raw`^(?:(?:${COURSES} )+${LEADS}|(?:in|into|on|onto|at|to|from) (?:the|a|an)|(?:north|south|(?:north|south)?(?:east|west)) of|closest to|as you|low(?: down)?$)\b`,
  'i',
);
/** Where the speaker stands is nothing to a reader: "out here in the garage". */
const SPEAKERS = /\b(?:here|there) (?=(?:in|on|at|by|near|under|behind|along)\b)/i;
const KNOWN = /^(?:the|both|all|each|every|either|any|number|positions?|unit)\b/i;

const CARDINAL = String.raw`(?:\d+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)`;
/** What a house has several of, told by number. */
const COUNTED = 'bedroom|bath|bathroom|br|unit|apartment|bay|slot|position|circuit|zone';
/** "Kitchen one" is the one in the kitchen, "kitchen two" the second. */
const COUNTED_ON = 'room|suite|door|window|panel|floor|level|garage|kitchen|closet|deck';
/** "Bedroom two", "baths 2 and 3" are names. */
const NUMBERED = new RegExp(
  String.raw`\b((?:${COUNTED})s?|(?:${COUNTED_ON})s?(?! one$)) (?:number )?${CARDINAL}(?: and ${CARDINAL})?$`,
  'i',
);

/** What is named ends before them: "corner of the garage", "bathroom off the kitchen", "right as you go up". */
const BELONGS =
  / (?:of|off|over|above|under|below|behind|beside|by|near|nearest|closest|next|between|along|at|from|to|towards?|facing|as|where|(?<!\bwalk )in|(?:down|up|out|back)(?= (?:to|the|in|on|by|at|into|from)\b)) /i;
const SOME_OF = /^(?:any|both|all|each|most|some|several|one|two|three|four) of (?:the )?/i;
const ON_HAND = /^(?:far )?(?:left|right)$/i;
/** "In the middle of the attic", but "at the middle of the girder". */
const WITHIN = /\b(?:middle|center|corner)s?$/i;
/** Their corners are met outside as well. */
const BUILDING = /\b(?:garage|barn|shed|yard|workshop)s?$/i;

/** A place with the preposition it takes: "in the hall bathroom", "on the south slope", "behind the dryer". */
function placePhrase(place: string): string {
  if (/^(?:left|right) (?:side )?of\b/i.test(place)) return `to the ${place}`;
  const told = place.replace(SPEAKERS, '');
  return leadsItself(told) ? told : `${prepositionOf(told)} ${named(told)}`;
}

function prepositionOf(place: string): string {
  const [first = ''] = place.split(/(?<!\bjack) and (?=\S)/i);
  const whole = isNumbered(first) ? first.replace(NUMBERED, '$1') : first;
  const [head = '', ...others] = whole.replace(SOME_OF, '').split(BELONGS);
  const within = others.at(-1) ?? '';
  if (ROOMS.test(head) || /^unit \w+$/i.test(first)) return 'in';
  if (SURFACES.test(head) || ON_HAND.test(head)) return 'on';
  return WITHIN.test(head) && ROOMS.test(within) && !(BUILDING.test(within) && /corners?$/i.test(head)) ? 'in' : 'at';
}

/** Several places, each with its preposition unless it is the one before: of each the parts, as `findLocation` gives them. */
export function placesPhrase(locations: readonly string[]): string {
  const phrases = locations.map((location) => location.split(', ').map(placePhrase).join(', '));
  return listed(
    phrases.map((phrase, at) => {
      const [preposition = ''] = phrases[at - 1]?.split(' ') ?? [];
      const bare = phrase.slice(preposition.length + 1);
      const isAgain = preposition !== '' && phrase.startsWith(`${preposition} `);
      return isAgain && (isNumbered(bare) || bare.startsWith('the ')) ? bare : phrase;
    }),
  );
}

/** Several places as things that something is said of: "the south slope", "the area behind the dryer". */
export function placesNamed(locations: readonly string[]): string {
  const nameOf = (location: string) => {
    const [first = '', ...more] = location.split(', ');
    const name = leadsItself(first) ? `the area ${placePhrase(first)}` : named(first);
    return [name, ...more.map(placePhrase)].join(' ');
  };
  return listed(locations.map(nameOf));
}

/** True for "behind the dryer", which tells a place by another one, and needs no preposition. */
export const isRelation = (place: string): boolean => RELATION.test(place);

/** True for what takes no preposition: "behind the dryer", "out in the garage". */
export const leadsItself = (place: string): boolean => isRelation(place) || MOVES.test(place);

const isNumbered = (place: string) => NUMBERED.test(place) && !BELONGS.test(place);

function named(place: string): string {
  if (isNumbered(place) || KNOWN.test(place)) return place;
  const parts = place.split(/(?<!\bjack) and (?=\S)/i);
  return isNumbered(parts[0] ?? '') ? parts.map(named).join(' and ') : `the ${place}`;
}

function listed(phrases: readonly string[]): string {
  const [last = ''] = phrases.slice(-1);
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')} and ${last}`;
}

import { DIRECTION_WORDS, FINITE_VERBS } from '../lexicon/common-words.ts';
import { isRoom } from '../lexicon/location-words.ts';
import { kindOdds } from '../likeness/kind-odds.ts';
import { isLedWhere, saysHowManyWhere, saysWhere } from '../locations/where-said.ts';
import { isAdvice, opensAsBefore } from '../remarks/classify-remark.ts';
import { saysNotInspected } from '../remarks/classify-text.ts';
import { findsOther, retractedCount } from '../remarks/retractions.ts';
import { saidTip } from '../remarks/said-tip.ts';
import { bare, type Spoken, writtenText } from '../remarks/spoken.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { isLaidOver, saysAnother, saysNumber, tellsThing } from './count-occurrences.ts';
import { unitNamed } from './dwelling-unit.ts';
import { EXACT, WHOLE } from './names.ts';
import { isOneOfItsKind, roomToldFromOthers } from './rooms-of-sections.ts';
import { isMachine, severalOf } from './several-places.ts';
import type { PlaceTracker } from './track-place.ts';

/** Words that lead to an announcement: "okay, moving on to the roof". */
const LEADS = new Set(
  "okay ok oh so and now alright all right well then across moving move moved on going go heading let's lets let us we we're we've i i'm i've am are here is this that's to onto in into at over up out down the a look looking starting start beginning brings us me again with for going back inside outside section item component category under next head headed step stepping return returning come coming turn turning switch switching continue continuing on we'll i'll gonna through talk about call calling proceed proceeding proceeded went".split(
    ' ',
  ),
);
/** "I have moved to the primary bathroom." */
const HAVE_GONE = /^have (?:moved|come)$/;
/** "Going around to the left side." */
const GOING_AROUND = /^(?:going|walking|heading|coming|moving|come|head|walk) around$/;
const STOREYS = /^(?:upstairs|downstairs)$/;
/** "…, this one's in the primary suite": only tells where what was just named is. */
const THIS_ONE = /^(?:(?:this|that|the) one(?:['’]s| is)?|(?:it|this|that)(?:['’]s| is)) /i;
/** "The basement one, second washroom." */
const THE_ONE = /^the (.+) one$/;
/** Words that may come after the name: "up on the roof now", "electrics in here". */
const TRAILS = new Set(
  'now next first here there today then again too in out up down for a minute second sec moment bit quick quickly'.split(
    ' ',
  ),
);
/** "The hall bathroom is next." */
const IS_NEXT = /(?:['’]s| (?:is|comes|are))(?: up)? next[.!]?$/i;
/** "Water heater is a fifty gallon gas model in the hall closet": nobody says so of what only stands near by. */
const SAYS_WHAT_IT_IS = /^(?:[\w-]+ ){1,3}(?:is|was) an? |^(?:[\w-]+ ){0,2}[\w-]+['’]s an? /i;
/** "There's a second panel, …", "here's the other tank in the closet", "inside in the hall closet there was a second, smaller water heater", "upstairs is the second bathroom". */
const THERE_IS_ANOTHER =
  /^(?:(?:and|so|then|now|okay|well|oh|ha),? )*(?:(?:(?:up|down|out|over|back) (?:here|there)|inside|outside|upstairs|downstairs),? )?(?:(?:in|on|at|under|behind|off|out|up|down) (?:the )?(?:[\w-]+ ){1,3})?(?:there(?:['’]s| is| was)|here(?:['’]s| is)|(?:they|we|you)(?:['’]ve| have)(?: got)?|(?<= )is|(?<= )was) (?:also )?(?:an? |the |our |your )?((?:(?:second|third|another|other),? (?:[\w-]+ ){0,2}?|sub-?)[\w-]+)(?=[,.;:]| (?:in|on|at|out|up|down|over|back|behind|by|for|under|beside|that|which|with)\b)/i;
/** "This one is the master bathroom", "and this will be the hall bath". */
const THIS_ROOM =
  /^(?:(?:and|so|now|okay|then|oh),? )*(?:this|that)(?: one)?(?:(?:['’]s| is)(?: (?:going to|gonna) be)?| will be|['’]ll be) (?:the|your|our|their) ((?:[\w'’-]+ ){0,2}[\w-]+)$/i;
/** "All right, the electric box that is on the garage wall": what, and where it is. */
const STANDS =
  /^(?:(?:and|so|then|now|okay|ok|all right|alright|next),? )*(?:the |our |your )?((?:[\w-]+ ){0,2}[\w-]+),? (?:that(?:['’]s| is)|which is|it(?:['’]s| is)) ((?:on|in|at|by|under|behind|inside|outside|over|down|up|out|back|here|right)\b[^,.;]*)$/i;
/** Bathrooms are called so for short. */
const IN_THE_MAIN = /^(?:(?:and|then|now|okay|so),? )*in(?:to)? the (main|master|primary)$/i;
/** "Under the house." */
const UNDER_THE_HOUSE =
  /^(?:(?:okay|so|now|and|then|i'm|we're|going|down|crawling|heading) )*(?:under|underneath|beneath) the (?:house|home|floor)(?: now)?$/i;
/** "Master now, and …", "on to the primary next, …": among bathrooms it is another one. */
const MAIN_NOW =
  /^(?:(?:and|then|now|okay|so),? )*(?:on to )?(?:the )?(main|master|primary|guest|powder)(?: now| next)?$/i;
/** "Bathroom up, …", "in the kitchen down here …". */
const ROOM_OF_STOREY = /^(?:(?:and|then|now|okay|so|the|in),? )*([\w-]+(?: [\w-]+)?) (up|down)(?: here| there)?$/i;
/** "That makes three bathrooms, and this one …". */
const THAT_MAKES = /^(?:(?:and|so|okay|now),? )*that makes (two|three|four) ([\w-]+)$/i;
/** "This one's going to be yours, off the big bedroom." */
const IS_OFF =
  /^(?:(?:and|now|okay|so|then),? )*this one(?:['’]s| is)(?: (?:going to|gonna) be)?(?: (?:yours|theirs|mine|hers|his))?,? (?:right )?off (?:of )?(?:the|your|their|our) ((?:[\w'’-]+ ){0,2}[\w'’-]+)[.,]?$/i;
const NTH = new Map([
  ['two', 'second'],
  ['three', 'third'],
  ['four', 'fourth'],
]);
/** Who says so goes there; "in the garage, …" may only say where something is. */
const GOES = /^(?:back|moving|move|going|go|heading|head|headed|to|into|onto|next|now|okay|ok|alright)$/;
/** "Over the garage, …" says where something is. */
const STAYS = /^(?:at|over|on|by|near|around|behind|under|along|above|below)$/;
/** "Okay, going inside now": words that lead elsewhere and name where one goes if nothing follows. */
const SIDES = /^(?:inside|outside)$/;
/** "Back.", "front of the house now": a side of its own; "right" alone agrees, and "back to the roof" goes there. */
const SIDE_ALONE =
  /^(?:(?:okay|ok|so|now|and|then|alright|all right),? )*(?:(?:we|i)(?:['’](?:re|m)| are| am) )?(?:(?:around|round|at|in) )*(?:the )?(front|back|rear)(?: (?:side|of the house|of house|elevation))?(?: (?:now|here))?$/i;
/** "Left side of the house now." */
const SIDE_OF_HOUSE =
  /^(?:(?:okay|ok|so|now|and|then|alright|all right),? )*(?:the )?(left|right|north|south|east|west) side of the (?:house|home|building)(?: (?:now|here|next))?$/i;
/** "So you got the kitchen", "here we have the laundry room". */
const HAVE_AREA =
  /^(?:(?:okay|ok|so|now|and|then|alright|here),? )*(?:you|we|i)(?:['’]ve| have)?(?: got| have)? (?:the|your|this) ([\w-]+(?: [\w-]+){0,2})(?: (?:now|here))?$/i;
/** What moves, is done with something, or is somebody's is no name. */
const NO_NAME =
  /^(?:say|tell|mention|want|forgot|into|from|against|with|without|onto|towards?|between|through|your|their|his|her)$/;
/** "Ninety-four pounds at the front spigot" was measured. */
const MEASURED = /^(?:\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\b)/;
/** "With the shower on, …", "its thermostat, …", "nothing to grab": what opens so tells something. */
const TELLS = /^(?:with|nothing|its|his|her|their|my|your|every|each|some)$/;
/** "It heats.", "oven light's out." */
const IS_SAID_OF_IT = /^(?:it|she|he|they) |(?:['’]s|['’]re) (?:out|off|gone|dead|shot|down|up|open|shut|loose)$/i;
/** "I see mold" tells of it. */
const FINDS =
  /^(?:(?:and|so|also|now|okay|here),? )*(?:i|we)(?:['’]m|['’]re)? (?:also |just )?(?:see|saw|seeing|find|found|finding|notice|noticed|noticing|spot|spotted)\b/i;
const FUEL = /^(?:all )?(?:electric|gas|natural gas|oil|propane)$/i;
/** "Shingles off", "floor dry" tell how they are. */
const IS_SO =
  /^(?:(?:the|and) )?(?:[\w-]+ ){1,3}(?:off|gone|out|dead|away|black|filthy|dry|level|flat|tight|straight|plumb|sound|even|intact)$/i;
/** Words that may name a place, and sound so much like saying that it is in order, say that. */
const SAYS_IN_ORDER = 0.5;
/** "Sub panel number one" is a name, and no functional one. */
const ITS_NUMBER = / (?:number )?(?:one|two|three|four|five|[1-5])$/i;
/** Verbs that name parts of a house as well. */
const NAMING_VERBS = /^(?:vents?|drains?|slopes?|discharge)$/;
/** What gauges and plates do, and what machines did. */
const MEASURES = /^(?:says|said|reads|shows|showed|measures|measured|lit|ran|blew|kicked|clicked)$/;
const isVerb = ({ text }: Spoken) =>
  (FINITE_VERBS.has(bare(text)) && !NAMING_VERBS.test(bare(text))) || MEASURES.test(bare(text));
/** "The sink drains quickly." */
const SO = /^(?:quick|quickly|fast|slow|slowly|well|fine|good|okay|ok|great|freely|poorly|badly)$/;
const doesSo = (word: Spoken, at: number, words: readonly Spoken[]) =>
  NAMING_VERBS.test(bare(word.text)) && SO.test(bare(words[at + 1]?.text ?? ''));
const DETERMINERS = new Set([
  "couldn't",
  'could',
  'cannot',
  "can't",
  'i',
  'we',
  'the',
  'there',
  "there's",
  'a',
  'an',
  'no',
  'this',
  'these',
  'all',
  'it',
  "it's",
]);
const PREPOSITIONS = new Set(
  'at on in of off to near by beside under behind above below with from for along around over into and or next'.split(
    ' ',
  ),
);
/** Words that give advice elsewhere ("trim", "seal") are near to a name. */
const NEARLY = 0.75;
const MOST_WORDS = 6;
/** "Drippy faucet", "dryer vent disconnected". */
const NAMES_AMISS =
  /^(?:(?:a|the|one) )?(?:drippy|bad|broken|cracked|leaky|leaking|dead|loose|missing|clogged|rusty|rotten|rotted|torn|busted|wobbly|faulty) (?:[\w-]+ ){0,2}[\w-]+[.]?$|^(?:the )?(?:[\w-]+ ){1,3}(?:disconnected|missing|broken|leaking|loose|clogged|rotted|torn|damaged)[.]?$/i;
/** "I read the label on the water heater, …", "took the front off the panel": what is told next is told of it. */
const HANDLED =
  /\b(?:read|see|checked|took|pulled|opened|removed|unscrewed|lifted) (?:the|its) (?:(?:data|front|access|rating|burner|dead) )?(?:labels?|plates?|tag|sticker|nameplate|cover|front|lid|door|panel)(?: (?:on|of|off|from|off of))+ (?:the|this|your|that) ((?:[\w-]+ ){0,2}[\w-]+)(?:,| and\b)/i;
/** "Next to the furnace, …" is where something else is. */
const BESIDE_THING =
  /^(?:(?:and|so|now|okay|then),? )*(?:right )?(?:next to|beside|alongside|across from|opposite|to the (?:left|right) of) (?:the|your|this|that) ([\w-]+(?: [\w-]+){0,2}), (?!(?:and|too|also)\b)/i;
/** "Next to the chimney there's a brown ring": so does what opens with where it is. */
const STANDS_BESIDE =
  /^(?:(?:and|so|now|okay|then|right|just),? )*(?:next to|beside|alongside|behind|along|around|above|below|over|beneath|near|in front of|across from|opposite|to the (?:left|right) of|past) (?:the|that|this|my|your)\b/i;
const RATES = /^(?:please )?(?:rate|mark|score)\b/i;

/**
 * Takes announcements off the front of a sentence and tells the tracker.
 * @returns the announced words, each with how many of the sentence's words it took, and the rest of the sentence.
 */
export function peelAnnouncements(words: Spoken[], tracker: PlaceTracker): { announced: Spoken[][]; rest: Spoken[] } {
  // "Same thing on the toilet, loose", "rate the furnace fair" say something of the place that they name.
  const text = writtenText(words);
  const beside = BESIDE_THING.exec(text)?.[1];
  const isBesideThing = beside !== undefined && !tracker.heard.isArea(beside);
  if (opensAsBefore(text) || RATES.test(text) || findsOther(text) || retractedCount(text) > 0 || saidTip(text))
    return { announced: [], rest: words };
  if (isBesideThing) {
    turnToOpening(words, tracker);
    return { announced: [], rest: words };
  }
  const announced: Spoken[][] = [];
  let rest = words;
  while (rest.length > 0) {
    const telling = announced.length > 0 ? tellingLength(rest) : 0;
    const tellsApart = telling > 0 && tracker.tellApart(writtenText(rest.slice(0, telling)).replace(THIS_ONE, ''));
    const length = tellsApart ? telling : announcementLength(rest, tracker, announced.length === 0);
    if (length === 0) break;
    announced.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  if (announced.length === 0) turnToOpening(rest, tracker);
  else turnToNumbered(rest, tracker);
  return { announced, rest };
}

/** How many words may tell what was announced from others like it: all that is left, or up to a comma "the one on the third floor". */
function tellingLength(words: readonly Spoken[]): number {
  const length = words.findIndex(({ text }) => /[,;:–—]$/.test(text)) + 1;
  const opening = writtenText(words.slice(0, length));
  if (/^the one\b/i.test(opening) || isLedToRoom(opening)) return length;
  return words.length <= MOST_WORDS ? words.length : 0;
}

/** "Under the stairs, …", "in the hall closet, …". */
function isLedToRoom(text: string): boolean {
  const words = plainWords(text).filter((word) => /\w/.test(word));
  return isLedWhere(words) && (isRoom(words.at(-1) ?? '') || /^stairs?$/.test(words.at(-1) ?? ''));
}

/** "Microwave, I put a cup of water in": the opening words tell the item and stay part of what is said. */
function turnToOpening(words: readonly Spoken[], tracker: PlaceTracker): void {
  if (isLaidOver(writtenText(words))) return;
  const machine = machineOpening(words, tracker) ?? anotherThing(words, tracker)?.name;
  if (machine) {
    tracker.turnToMachine(machine);
    return;
  }
  const text = writtenText(words);
  const another = plainWords(THERE_IS_ANOTHER.exec(text)?.[1] ?? '');
  const bedroom = tracker.isInBathroom ? IS_OFF.exec(text)?.[1]?.toLowerCase() : undefined;
  const room =
    roomOpening(words, tracker) ??
    tracker.otherRoom(another) ??
    (bedroom ? `bathroom off the ${bedroom}` : tracker.oneIn(text));
  if (room) {
    tracker.announce(room, { alone: false, stays: false, goes: !tracker.isInSystem });
    return;
  }
  const handled = HANDLED.exec(text)?.[1];
  if (handled && (tracker.heard.isArea(handled) || tracker.heard.isName(handled))) {
    tracker.announce(handled, { alone: false, stays: false, goes: true });
    return;
  }
  const comma = words.findIndex((word) => /[,;:–—]$/.test(word.text));
  if (comma < 0 || comma > 3 || comma === words.length - 1) return;
  const opening = words.slice(0, comma + 1);
  if (opening.some((word) => PREPOSITIONS.has(bare(word.text)) || FINITE_VERBS.has(bare(word.text)))) return;
  const said = writtenText(opening);
  if (readMeaning(said).defects === 0) tracker.turnTo(said);
}

/** "In the attic, the second furnace also started" goes on about it. */
function turnToNumbered(words: readonly Spoken[], tracker: PlaceTracker): void {
  const machine = machineOpening(words, tracker);
  if (machine?.split(' ').some((word) => saysNumber(word) || saysAnother(word))) tracker.turnToMachine(machine);
}

/** The machine or panel, told from others like it, that a sentence is about: "the upstairs furnace" of "the upstairs furnace has no filter"; else null. */
function machineOpening(words: readonly Spoken[], tracker: PlaceTracker): string | null {
  const opening = placeLength(words);
  const lead = opening + leadCount(words.slice(opening));
  const from = lead + deedLength(words, lead);
  const subjectWords = tracker.calledHere(subjectFrom(words, from));
  const openings = [2, 3, 4].map((count) => subjectWords.slice(0, count));
  // "The second furnace never lit": its name is over where it names a machine.
  const machine = openings.find(namesMachine);
  if (machine?.some((word) => saysNumber(word) || saysAnother(word) || tellsThing(word))) return machine.join(' ');
  // "Drive, third panel from the street" is of concrete.
  const isOfOther = PANEL_OF.test(writtenText(words.slice(from)));
  const panel = isOfOther ? undefined : openings.find((name) => PANELS.has(severalOf(name.join(' ')) ?? ''));
  if (panel?.some((word) => saysNumber(word) || saysAnother(word) || word === 'subpanel')) return panel.join(' ');
  const isOnlyName = subjectWords.length <= 4 && namesMachine(subjectWords);
  return isOnlyName && SAYS_WHAT_IT_IS.test(writtenText(words.slice(from))) ? subjectWords.join(' ') : null;
}
/** How many words say where "the second furnace" is that a sentence is about: "in the attic(,) the second furnace has …". */
function placeLength(words: readonly Spoken[]): number {
  const isOther = (word: string) => saysNumber(word) || saysAnother(word);
  return (
    [2, 3, 4, 5, 6].find((at) => {
      const goesOn = bare(words[at]?.text ?? '') === 'the' && isOther(bare(words[at + 1]?.text ?? ''));
      return goesOn && isLedWhere(namingWords(words.slice(0, at)));
    }) ?? 0
  );
}
const PANEL_OF = /^(?:the |a )?(?:[\w-]+ ){0,2}panels? (?:up |down |in |over )?(?:from|of)\b/i;
/** Groups of the lexicon for panels: "the second panel is in the garage" goes on about it. */
const PANELS: ReadonlySet<string> = new Set(['~panel', '~subpanel']);

/** The next of several rooms that a sentence is about: "the other bathroom" of "the other bathroom's off the hall"; else null. */
function roomOpening(words: readonly Spoken[], tracker: PlaceTracker): string | null {
  const intro = introLength(words, tracker);
  const subject = subjectFrom(words, intro + leadCount(words.slice(intro)));
  // "Master bath is all good except …" goes there.
  if (subject.length > 1 && isOneOfItsKind(subject)) return subject.join(' ');
  if (!subject.some((word) => saysNumber(word) || saysAnother(word))) return null;
  const room = [2, 3, 4].map((count) => subject.slice(0, count).join(' ')).find((name) => tracker.heard.isArea(name));
  return room ?? null;
}

/** The words that a sentence is about, from a place on: those before its verb, or a preposition. */
function subjectFrom(words: readonly Spoken[], from: number): string[] {
  const ends = (word: Spoken) => isVerb(word) || PREPOSITIONS.has(bare(word.text));
  const length = words.slice(from, from + MOST_WORDS).findIndex(ends);
  const subject = words.slice(from, length < 0 ? from + MOST_WORDS : from + length);
  const end = subject.findIndex(({ text }) => /[,;:–—]$|['’]s$/.test(text));
  return plainWords(writtenText(end < 0 ? subject : subject.slice(0, end + 1))).filter((word) => /\w/.test(word));
}

const namesMachine = (words: readonly string[]) => words.some((_, at) => isMachine(words.slice(at).join(' ')));

/** "And there's a second panel in the garage": another one of several things, and whether nothing else is said; else null. */
function anotherThing(words: readonly Spoken[], tracker: PlaceTracker): { name: string; isAll: boolean } | null {
  const text = writtenText(words);
  const [all = '', name = ''] = THERE_IS_ANOTHER.exec(text) ?? [];
  const called = tracker.calledHere(plainWords(name)).filter((word) => /\w/.test(word));
  if (!severalOf(called.join(' ')) || isOneOfItsKind(called)) return null;
  const where = plainWords(text.slice(all.length)).filter((word) => /\w/.test(word));
  return { name: called.join(' '), isAll: where.length === 0 || saysWhere(where) };
}

/** How many words say that there is another room of a kind. */
function anotherRoomLength(words: readonly Spoken[], tracker: PlaceTracker): number {
  const length = nextComma(words, 0);
  const room = anotherRoom(writtenText(words.slice(0, length)));
  return room && tracker.announce(room, { alone: true, stays: false, goes: true }) ? length : 0;
}

/** "Second bathroom upstairs" of "there's a second bathroom upstairs", "master bathroom" of "this one is the master bathroom"; else null. */
export function anotherRoom(said: string): string | null {
  const text = said.replace(/[\s.,;:!–—]+$/, '');
  const called = THIS_ROOM.exec(text)?.[1];
  if (called && isOneOfItsKind(plainWords(called))) return called;
  const [all = '', name = ''] = THERE_IS_ANOTHER.exec(`${text},`) ?? [];
  const where = plainWords(text.slice(all.length)).filter((word) => /\w/.test(word));
  const isRoom = isOneOfItsKind(plainWords(name)) && (where.length === 0 || saysWhere(where));
  return isRoom ? [...plainWords(name), ...where].join(' ') : null;
}

/** The words before what the speaker did something to: "turned up" of "I turned up the second furnace". @param lead "I", and what leads to it. */
function deedLength(words: readonly Spoken[], lead: number): number {
  if (!/^(?:i|we)$/.test(bare(words[lead - 1]?.text ?? ''))) return 0;
  const isThe = ({ text }: Spoken, at: number, all: readonly Spoken[]) =>
    bare(text) === 'the' && bare(all[at + 1]?.text ?? '') !== 'same';
  return Math.max(0, words.slice(lead, lead + MOST_OF_A_DEED + 2).findIndex(isThe) + 1);
}
/** Words of a deed: "went ahead and ran". */
const MOST_OF_A_DEED = 4;

function announcementLength(words: Spoken[], tracker: PlaceTracker, first: boolean): number {
  if (isLaidOver(writtenText(words))) return 0;
  const another = first ? anotherThing(words, tracker) : null;
  if (another?.isAll) {
    tracker.turnToMachine(another.name);
    return words.length;
  }
  const ofRoom = first ? anotherRoomLength(words, tracker) : 0;
  if (ofRoom > 0) return ofRoom;
  const comma = words.findIndex((word) => /[,;:–—]$/.test(word.text));
  for (let end = comma < 0 ? words.length : comma + 1; end > 0; end = nextComma(words, end)) {
    const alone = first && (end === words.length || opensSentence(words, end) || isRoomWithWhere(words, end, tracker));
    if (end <= MOST_WORDS + 8 && isAnnouncement(words.slice(0, end), tracker, alone)) return end;
    if (end === words.length) break;
  }
  const before = introLength(words, tracker);
  const next = before > 0 ? nextComma(words.slice(before), 0) : 0;
  const alone = first && before + next === words.length;
  const isNamed =
    next > 0 && isAnnouncement(words.slice(before, before + next), tracker, alone, words.slice(0, before));
  return isNamed ? before + next : gluedLength(words, tracker);
}

/** Words before a comma that only lead to what is named after it: "Okay, upstairs now, this second bathroom, …", "Walt, back in the garage, …". */
function introLength(words: readonly Spoken[], tracker: PlaceTracker): number {
  const length = words.findIndex((word) => /,$/.test(word.text)) + 1;
  const said = words.slice(0, length).map((word) => bare(word.text));
  if (length === 0 || !isIntro(said, tracker)) return 0;
  return length + introLength(words.slice(length), tracker);
}

/** "That's it for in here, …", "I'm done with the bathroom, …": what is left, before what is gone to. */
const IS_DONE =
  /^(?:(?:okay|ok|so|and|all right|alright|well|now) )*(?:that(?:['’]s| is| was)? (?:about )?(?:it|all|everything)(?: for)?|that (?:about )?(?:does it|wraps up|takes care of)(?: for)?|(?:(?:i|we)(?:['’]m|['’]re| am| are) )?(?:all |about )?(?:done|finished|through)(?: with)?)(?: (?:(?:in|out|up|down) )?(?:here|there)| (?:the|this|that) (?:[\w'-]+ ){0,2}[\w'-]+)?$/;

function isIntro(said: readonly string[], tracker: PlaceTracker): boolean {
  const leads = said.every((word) => LEADS.has(word) || TRAILS.has(word) || STOREYS.test(word));
  const isName =
    said.length === 1 &&
    !tracker.heard.isName(said.join(' ')) &&
    !tracker.heard.isArea(said.join(' ')) &&
    said.every((word) => !PREPOSITIONS.has(word) && !DIRECTION_WORDS.has(word) && !FINITE_VERBS.has(word)) &&
    readMeaning(said.join(' ')).units.every(({ role }) => role === 'word');
  const one = THE_ONE.exec(said.join(' '))?.[1];
  return leads || isName || IS_DONE.test(said.join(' ')) || (one !== undefined && saysWhere(one.split(' ')));
}

/** "Master bath, downstairs.", "Other bath, this one's in the primary suite.", "The other one, off the hall.", "Third one, that's the kids' bath.": a room, and where or whose it is. */
function isRoomWithWhere(words: readonly Spoken[], end: number, tracker: PlaceTracker): boolean {
  const where = plainWords(writtenText(words.slice(end)).replace(THIS_ONE, '')).filter((word) => /\w/.test(word));
  const room = namingWords(words.slice(leadCount(words), end));
  if (tracker.otherRoom(room) !== null) return saysWhere(where) || isOneOfItsKind(where);
  return saysWhere(where) && isOneOfItsKind(room);
}

/** "Basement foundation, there is a crack": few words, then a sentence of its own. */
const opensSentence = (words: readonly Spoken[], end: number) =>
  end <= 3 &&
  /^(?:the|there|there's|beginning|starting|first)$/.test(bare((words[end] as Spoken).text)) &&
  !words.slice(0, end).some((word) => PREPOSITIONS.has(bare(word.text)));

/** "Okay, roof, …": the words before a comma may only lead to the next. */
function nextComma(words: readonly Spoken[], from: number): number {
  if (leadCount(words.slice(0, from)) < from) return 0;
  const next = words.findIndex((word, at) => at >= from && /[,;:–—]$/.test(word.text));
  return next < 0 ? words.length : next + 1;
}

function leadCount(words: readonly Spoken[]): number {
  const at = words.findIndex(
    (word, index) =>
      word.text !== '' &&
      !HAVE_GONE.test(`${bare(word.text)} ${bare(words[index + 1]?.text ?? '')}`) &&
      !GOING_AROUND.test(`${bare(words[index - 1]?.text ?? '')} ${bare(word.text)}`) &&
      !leadsBefore(word, words[index + 1]) &&
      (!LEADS.has(bare(word.text)) || isSide(word, words[index + 1])),
  );
  return at < 0 ? words.length : at;
}

/** "Upstairs now and I'm in bathroom two", "I did the second bath", "let's do the roof", "made my way to the garage". */
const leadsBefore = (word: Spoken, next: Spoken | undefined) =>
  /^(?:(?:upstairs|downstairs) (?:now|and)|(?:did|do|tackle|cover) (?:the|this|that|our)|ahead and|made (?:my|our)|(?:my|our) way|way (?:to|in|into|over|up|down|out)|gears to|jump(?:ing)? (?:to|over|into))$/.test(
    `${bare(word.text)} ${bare(next?.text ?? '')}`,
  );

/** "The back deck" is one of several, "back to the deck" goes there; "right side", not "right, roof". */
const isSide = (word: Spoken, next: Spoken | undefined) =>
  (word.text.toLowerCase() === 'right' && SIDE_OF.test(bare(next?.text ?? ''))) || isBackOf(word, next);

/** What has a right one. */
const SIDE_OF =
  /^(?:hand|side|wall|elevation|slope|gable|corner|front|rear|half|bay|yard|door|window|end|face|bedroom|bathroom|bath|closet)$/;

const isBackOf = (word: Spoken, next: Spoken | undefined) =>
  bare(word.text) === 'back' &&
  next !== undefined &&
  !LEADS.has(bare(next.text)) &&
  !/^(?:upstairs|downstairs)$/.test(bare(next.text));

/** @param intro words before them that lead to them. */
/** "Four inches of fluff, …" */
const SO_MUCH_OF =
  /^(?:(?:about|only|just|maybe|got|a|good) )*(?:[\d.]+|a couple|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)(?: (?:and )?(?:a )?half)? (?:inch(?:es)?|feet|foot|layers?|coats?|rows?|pieces?) of\b/i;

/** "Two conductors sit under breaker fourteen." */
const TOO_MANY_IN_ONE =
  /^(?:(?:and|also|got|there(?:['’]s| are),?) )*(?:two|three|four|five|a couple of|a pair of) (?:[\w-]+ ){0,2}(?:wires|conductors|cables|hots|neutrals|grounds|lugs)\b.*\b(?:under|on|in|into|to|at) /i;

function isAnnouncement(
  words: readonly Spoken[],
  tracker: PlaceTracker,
  alone: boolean,
  intro: readonly Spoken[] = [],
): boolean {
  const said = writtenText(words);
  if (/\?$/.test(said) || FINDS.test(said) || SO_MUCH_OF.test(said) || TOO_MANY_IN_ONE.test(said)) return false;
  if (saysNotInspected(said) || NAMES_AMISS.test(said)) return false;
  if (alone && IS_NEXT.test(said)) {
    const text = writtenText(words.slice(leadCount(words))).replace(IS_NEXT, '');
    return tracker.announce(text, { alone, stays: false, goes: true });
  }
  const whole = said.replace(/[.,;:!–—]+$/, '');
  const side = alone ? SIDE_ALONE.exec(whole)?.[1] : undefined;
  if (side && tracker.announce(`${side.toLowerCase()} side`, { alone, stays: false, goes: true })) return true;
  const left = alone ? SIDE_OF_HOUSE.exec(whole)?.[1] : undefined;
  if (left && tracker.announce(`${left.toLowerCase()} side`, { alone, stays: false, goes: true })) return true;
  const area = alone ? HAVE_AREA.exec(whole)?.[1] : undefined;
  if (area && tracker.heard.isArea(area)) return tracker.announce(area, { alone, stays: false, goes: true });
  const [, standing = '', where = ''] = (alone && STANDS.exec(whole)) || [];
  if (saysWhere(plainWords(where)) && tracker.announce(standing, { alone, stays: false, goes: true })) return true;
  const bathroom = IN_THE_MAIN.exec(whole)?.[1];
  if (bathroom) return tracker.meetBathroom(`${bathroom.toLowerCase()} bathroom`);
  if (alone && UNDER_THE_HOUSE.test(whole)) return tracker.announce('crawl space', { alone, stays: false, goes: true });
  const [, how = '', made = ''] = THAT_MAKES.exec(whole) ?? [];
  if (isOneOfItsKind(plainWords(made))) {
    const name = `${NTH.get(how.toLowerCase())} ${made.replace(/s$/, '')}`;
    return tracker.announce(name, { alone, stays: false, goes: goesThere([], tracker) });
  }
  const ofStorey = roomOfStorey(whole);
  if (ofStorey) return tracker.announce(ofStorey, { alone, stays: false, goes: goesThere([], tracker) });
  const main = MAIN_NOW.exec(whole)?.[1];
  if (main && tracker.isInBathroom) return tracker.meetBathroom(`${main.toLowerCase()} bathroom`);
  // "Unit A": its letter is no trail.
  const dwelling = alone ? namingWords(words.slice(leadCount(words))) : [];
  if (unitNamed(dwelling) && tracker.announce(dwelling.join(' '), { alone, stays: false, goes: true })) return true;
  const { defects, fine, parts } = readMeaning(whole);
  const isState = (IS_SO.test(whole) && parts > 0) || (fine > 0 && parts === 0 && words.length === 1);
  // "Water heater two, electric, …" is of a kind, and no way to the electrics.
  if (isState || words.some(doesSo) || saysHowManyWhere(whole) || (!alone && isFuel(whole, tracker))) return false;
  const isBareName = alone && words.length <= MOST_WORDS && !words.some(isVerb) && defects === 0 && fine === 0;
  if (isBareName && tracker.heard.isName(whole, EXACT))
    return tracker.announce(whole, { alone, stays: false, goes: false });
  const lead = leadCount(words);
  if (TELLS.test(bare((words[0] as Spoken).text)) && !isOneOfItsKind(namingWords(withoutTrail(words)))) return false;
  const named = withoutTrail(withoutThat(words.slice(lead)).filter((word) => word.text !== ''));
  const goesBack = words.some((word) => bare(word.text) === 'back');
  const phrase = named.length > 0 || !(alone || goesBack) ? named : words.filter((word) => SIDES.test(bare(word.text)));
  if (phrase.length === 0 || (phrase.length > MOST_WORDS && !isToldByDeed(phrase))) return false;
  if (phrase.some(isVerb)) return false;
  const isSomebodys = phrase.some((word, at) => at < phrase.length - 1 && /\w's$/.test(bare(word.text)));
  const isRoom = isOneOfItsKind(namingWords(phrase));
  if (isSomebodys && !isRoom) return false;
  if (
    phrase.some((word) => NO_NAME.test(bare(word.text)) && !isRoom && !isToldByDeed(phrase)) ||
    MEASURED.test(bare((phrase[0] as Spoken).text))
  )
    return false;
  const stays = words.some((word) => bare(word.text) === 'here');
  const goes = goesThere([...intro, ...words.slice(0, lead)], tracker);
  const next = words.slice(0, lead).some((word) => bare(word.text) === 'next') ? 'next' : '';
  const storeyBefore = intro.map((word) => bare(word.text)).find((word) => STOREYS.test(word));
  const name = writtenText(phrase).replace(/[.,;:!?–—]+$/, '');
  const text = [next, storeyBefore && isOneOfItsKind(plainWords(name)) ? storeyBefore : '', name]
    .filter(Boolean)
    .join(' ');
  if (IS_SAID_OF_IT.test(name) || IS_SAID_OF_IT.test(whole)) return false;
  // A little one is none of too little.
  const meaning = readMeaning(text.replace(/\blittle (?=one\b)/i, ''));
  const isName = tracker.heard.isName(text.replace(ITS_NUMBER, ''));
  if (phrase.length > 3 && !isName && kindOdds(text).functional > SAYS_IN_ORDER) return false;
  if (meaning.fine > 0 || (isAdvice(text) && !tracker.heard.isName(text, NEARLY))) return false;
  // "Rodent droppings." tells of pests, whatever item is called so.
  const enough = meaning.parts > 0 ? WHOLE : EXACT;
  if (meaning.defects > 0 && (phrase.length > 4 || !(tracker.heard.isName(text, enough) || tracker.heard.isArea(text))))
    return false;
  return (alone && announceBoth(phrase, tracker)) || tracker.announce(text, { alone, stays, goes });
}

/** "Back to that pink bathroom." */
const withoutThat = (words: readonly Spoken[]) =>
  /^(?:that|those)$/i.test(words[0]?.text ?? '') ? words.slice(1) : words;

/** "The bath they squeezed in off the back bedroom". */
const isToldByDeed = (phrase: readonly Spoken[]) => roomToldFromOthers(namingWords(phrase)) !== null;

/** Words without what stands between them. */
const namingWords = (words: readonly Spoken[]): string[] =>
  plainWords(writtenText(words)).filter((word) => /\w/.test(word));

/** "Upstairs bathroom" of "bathroom up"; else null. */
function roomOfStorey(said: string): string | null {
  const [, room = '', storey = ''] = ROOM_OF_STOREY.exec(said) ?? [];
  return isOneOfItsKind(plainWords(room)) ? `${storey.toLowerCase()}stairs ${room}` : null;
}

/** Where findings of all rooms are told together, "kitchen, no GFCI" may only say where: one must say to go there. */
function goesThere(lead: readonly Spoken[], tracker: PlaceTracker): boolean {
  const said = lead.map((word) => bare(word.text));
  return (
    said.some((word) => GOES.test(word)) ||
    !(tracker.isInSystem || (said.some((word) => STAYS.test(word)) && !said.includes('here')))
  );
}

function withoutTrail(words: readonly Spoken[]): Spoken[] {
  const last = words.findLastIndex((word) => !TRAILS.has(bare(word.text)));
  return words.slice(0, last + 1);
}

/** "Bathrooms Toilet": a section and its item in one breath. */
function announceBoth(phrase: readonly Spoken[], tracker: PlaceTracker): boolean {
  if (tracker.heard.isName(writtenText(phrase), EXACT)) return false;
  for (let end = phrase.length - 1; end > 0; end--) {
    const section = writtenText(phrase.slice(0, end));
    const item = writtenText(phrase.slice(end)).replace(/[.,;:]+$/, '');
    if (tracker.heard.isSectionAndItem(section, item))
      return [section, item].every((one) => tracker.announce(one, { alone: true, stays: false, goes: true }));
  }
  return false;
}

/** "Gutters and downspouts the gutters are full": a name run into the sentence after it. */
const isFuel = (text: string, tracker: PlaceTracker) => tracker.isAtMachines && FUEL.test(text.replace(/[.,;]+$/, ''));

function gluedLength(words: readonly Spoken[], tracker: PlaceTracker): number {
  if (STANDS_BESIDE.test(writtenText(words))) return 0;
  for (let end = Math.min(MOST_WORDS + 3, words.length - 2); end > 0; end--) {
    if (!DETERMINERS.has(bare((words[end] as Spoken).text))) continue;
    const lead = leadCount(words.slice(0, end));
    if (lead > 0 && DETERMINERS.has(bare((words[lead - 1] as Spoken).text)) && lead === 1) continue;
    if (PREPOSITIONS.has(bare((words[end - 1] as Spoken).text))) continue;
    // "Framing's all good" says it of the framing.
    if (
      /^(?:all|both|each)$/.test(bare((words[end] as Spoken).text)) &&
      /\w['’]s$/.test((words[end - 1] as Spoken).text)
    )
      continue;
    const phrase = words.slice(lead, end).filter((word) => word.text !== '');
    // "In the bath off the main bedroom the fan runs."
    const room = roomToldFromOthers(namingWords(phrase)) ?? roomOfStorey(writtenText(phrase));
    const isOther = phrase.some((word) => FINITE_VERBS.has(bare(word.text)) || DETERMINERS.has(bare(word.text)));
    // "In the valley over the entry there's a mat of needles."
    const isWhere = phrase.some((word) => PREPOSITIONS.has(bare(word.text)));
    if (phrase.length === 0 || ((isOther || isWhere) && room === null)) continue;
    const text = room ?? writtenText(phrase);
    const goes = goesThere(words.slice(0, lead), tracker);
    const { defects, fine, parts } = readMeaning(text);
    if (defects > 0 || (fine > 0 && parts === 0) || isFuel(text, tracker)) continue;
    if (!(tracker.heard.isArea(text) || tracker.heard.isName(text))) continue;
    if (tracker.announce(text, { alone: false, stays: false, goes })) return end;
  }
  return 0;
}

import type { Decision } from '../../server/domain/dictation/findings.ts';

/** One way to speak, in many phrasings: what is said varies, what should come of it does not. */
export interface Style {
  /** What it is, for people. */
  name: string;
  /** Dictations of a few sentences. */
  said: string[];
  /** Whether the decisions on one of them are right, whatever the template offers. */
  isRight(decisions: readonly Decision[]): boolean;
}

/** All texts of a pattern: of "{a|b} c" "a c" and "b c". */
function expand(pattern: string): string[] {
  const group = /\{([^}]*)\}/.exec(pattern);
  if (!group) return [pattern];
  const [whole, choices = ''] = group;
  const [before, after] = [pattern.slice(0, group.index), pattern.slice(group.index + whole.length)];
  return choices.split('|').flatMap((choice) => expand(before + choice + after));
}

const style = (name: string, patterns: readonly string[], isRight: Style['isRight']): Style => ({
  name,
  said: patterns.flatMap(expand).map(withCapitals),
  isRight,
});

/** Begins each sentence with a capital. */
const withCapitals = (text: string): string =>
  text.replace(/(^|[.?!] )([a-z])/g, (_, end: string, letter: string) => end + letter.toUpperCase());

/** What is written as a comment. */
const written = (decisions: readonly Decision[]) =>
  decisions.filter(({ verdict }) => verdict === 'template' || verdict === 'new');
const writes = (count: number) => (decisions: readonly Decision[]) => written(decisions).length === count;
const writesNothing = writes(0);
const isSettled = (decisions: readonly Decision[]) =>
  writesNothing(decisions) && !decisions.some(({ verdict }) => verdict === 'warning');
const isInOrder = (decisions: readonly Decision[]) =>
  writesNothing(decisions) && decisions.some(({ verdict }) => verdict === 'functional');
const isNotInspected = (decisions: readonly Decision[]) =>
  written(decisions).every(({ remark }) => remark.kind === 'notInspected') &&
  decisions.some(({ remark }) => remark.kind === 'notInspected');

const FOUND =
  '{the panel cover is cracked|the faucet is dripping|the bottom step is loose|there is a stain by the vent}';
const CUES =
  '{no|nope|no, wait|wait, no|no wait|wait|oh wait|hold on|no, hold on|hold on, no|hang on|wait a minute|scratch that|no, scratch that|strike that|never mind|oh, never mind|I take that back|forget that|disregard that|delete that|correction|actually, no|my mistake|sorry, no|no, sorry|oops}';
const WHAT_IT_WAS =
  "{that's just a shadow|that's only dust|that was my flashlight|that is paint|that's my bottle|it was only the cap|it is just the tape on it}";
const NONE =
  "{No sign of|I see no|There's no|I don't see any|Didn't find any|Not seeing any|No evidence of|Couldn't find any|Zero|There isn't any}";
const AMISS =
  '{leaks|rot|cracks|mold|termites|water damage|double taps|exposed wiring|open splices|broken glass|trip hazards|settlement|scorching|missing shingles|aluminum wiring}';
const THINGS = '{water heater|furnace|toilet|dishwasher|garage door|range}';

/** The speaking styles that inspectors use, each in every combination of its parts. */
export const STYLES: readonly Style[] = [
  style(
    'taken back for what it was',
    [`${FOUND}{, |. }${CUES}, ${WHAT_IT_WAS}.`, `${FOUND}{, |. }${CUES}. ${WHAT_IT_WAS}.`],
    writesNothing,
  ),
  style(
    'put right in a word',
    [
      '{Two|Three|Four} shingles are missing, {no|no wait|make that|correction|I mean|sorry|actually|oh wait|or rather|scratch that}, {five|six}.',
      'The {left|front|north} gutter is clogged, {no|no wait|I mean|sorry|make that|correction|or rather} the {right|rear|south} {one|gutter}.',
    ],
    (decisions) =>
      writes(1)(decisions) && !/two|three|four|left|front|north/i.test(written(decisions)[0]?.remark.words ?? ''),
  ),
  style(
    'denied',
    [
      `${NONE} ${AMISS} {here|anywhere|at the panel|in the crawl space|under the kitchen sink}.`,
      `The {water heater|roof|furnace|toilet|deck railing} {isn't leaking|is not damaged|shows no rust|has no cracks|is free of corrosion|doesn't have any damage|isn't loose|doesn't leak}.`,
    ],
    isSettled,
  ),
  style(
    'in order',
    [
      `The ${THINGS} {works|is working|is in good shape|looks good|is fine|ran fine|is okay|tested good|operates properly|did what it should}.`,
      `{Tested|Ran|Checked|Operated} the ${THINGS}, {works fine|no issues|all good|it's okay|no problems}.`,
    ],
    isInOrder,
  ),
  style(
    'a whole room in order',
    [
      "{Kitchen|Garage|Attic|Roof|Laundry}. {Everything looks good in here|All good|No issues|No problems here|Nothing to report|Looks great|Everything works|Everything checks out|In good shape|No concerns|It's all fine|No deficiencies noted|Everything's functional|No defects observed|Clean}.",
    ],
    writesNothing,
  ),
  style(
    'two in a sentence',
    [
      "The {faucet drips|disposal is jammed|sink is slow to drain|garbage disposal hums} and the {dishwasher won't start|window is fogged|outlet has no power|cabinet door is loose}.",
      '{Handrail is loose|Gutter is clogged|Siding is cracked|Deck board is rotted}, {downspout is crushed|step is uneven|hose bib leaks|fascia is rotted}.',
      "The {breaker is double tapped|panel is missing a screw|bonding wire is missing} plus the {smoke alarm is missing|outlet is loose|light doesn't work}.",
    ],
    writes(2),
  ),
  style(
    'three in a row',
    [
      "{Kitchen|Okay, kitchen|In the kitchen}. {The faucet drips, the disposal is jammed, and the hood fan is dead|Faucet drips. Disposal jammed. Hood fan dead|We've got a dripping faucet, a jammed disposal and a dead hood fan|Faucet drips, disposal's jammed and the range hood fan is out}.",
      'Roof. {Shingles are curling, the gutters are clogged and the chimney cap is missing|Curling shingles, clogged gutters, missing chimney cap}.',
    ],
    writes(3),
  ),
  style(
    'good but for one',
    [
      'The {faucet is fine|dishwasher works|range is good|sink drains well} but the {disposal is jammed|window is cracked|hood fan is dead|outlet is loose}.',
      'The {disposal is jammed|window is cracked|hood fan is dead|outlet is loose}, {the faucet is fine|dishwasher works|the range is good|sink drains well}.',
      "Everything's fine {in the kitchen|in here|at the water heater} except the {faucet drips|outlet is dead|vent pipe is rusted|handle is loose}.",
      '{Roof|Deck} looks good other than {a loose shingle|one rotted board}.',
    ],
    writes(1),
  ),
  style(
    'not inspected',
    [
      "{I couldn't get into|Could not access|No access to|Wasn't able to inspect|Couldn't inspect|Did not inspect} the {attic|crawl space|roof|garage} because {of all the boxes|the hatch was painted shut|it was locked|of the snow}.",
      "The {attic|crawl space|roof|furnace|air conditioner} {was not inspected|wasn't accessible|could not be tested|is locked so I could not see it|was covered with snow so not inspected}.",
      "{Too steep to walk|Panel was locked|I don't do pools|Roof was viewed from the ground with binoculars|Gas was off so the furnace was not operated|Basement walls are finished so can't see the foundation|The AC wasn't run, it's forty degrees out|The dishwasher was full of dishes so I didn't run it}.",
    ],
    isNotInspected,
  ),
  style(
    'not sure of it',
    [
      "{Looks like|It appears|Seems like|I think|Kind of looks like|Pretty sure|I believe|I'd say|It's possible|Maybe} {the flashing is rusted|the trap is leaking|a joist is cracked|the breaker is double tapped|the toilet is loose}.",
      '{Possible|Probable|Suspected|What looks like|Some kind of} {leak at the trap|crack in the foundation|rot at the window sill|mold on the wall}.',
    ],
    writes(1),
  ),
  style(
    'with what to do',
    [
      "{The faucet drips|The trap is leaking|The toilet is loose at the floor}{, |. }{recommend repair|have a plumber fix it|needs a plumber|get that fixed|should be replaced|I'd have that looked at|call a plumber|that needs to be addressed|you'll want to get that repaired|put that on your list}.",
    ],
    writes(1),
  ),
  style(
    'asked and denied',
    [
      "{Is that a crack|Is that mold|Is that rot|Is that a stain}? {No, it's a seam|No, just dirt|Nope, it's dry|No, that's just a shadow|No, it's fine|No|Doesn't look like it|I don't think so}.",
    ],
    writesNothing,
  ),
  style(
    'of other houses and things',
    [
      "{My own roof leaks worse than this|I've seen a lot worse|At the last house the panel was recalled|In my house the water heater lasted twenty years|My brother in law had a furnace like that and it cracked|I had one yesterday where the deck fell off|You see a lot of these rotted out but this one is good|The neighbor's roof is shot|The house next door has a bad chimney|When I was a roofer we never did it like this|That reminds me of a house with termites|These usually fail after ten years|They tend to rust out eventually|Sometimes these leak|Most of these crack over time|They told me the furnace is brand new|I dropped my flashlight and cracked the lens|My ladder is bent|My tape measure is broken|My knee is killing me|My phone is about dead}.",
    ],
    writesNothing,
  ),
  style(
    'how to look after it',
    [
      "{Remember to|You'll want to|Make sure you|Be sure to|Don't forget to|I'd|You should} {change the filter every three months|clean the gutters twice a year|drain the water heater every year|test the smoke alarms monthly|seal the deck every couple of years|clean the dryer vent once a year|have the furnace serviced every fall|trim the bushes back each spring|disconnect the hoses before winter}.",
    ],
    (decisions) => decisions.every(({ remark }) => remark.kind === 'tip'),
  ),
  style(
    'in few words',
    [
      "{Faucet, drips|Toilet, loose|Toilet's loose|Outlet, no ground|GFCI won't trip|Window fogged|Disposal dead|Trap leaking|Door sticks|Tub drain slow|Fan noisy|Caulk's gone|Grout cracked|Handrail loose|Gutter clogged|Shingles missing|Fascia rotted|Double tap|Anti tip bracket missing|Filter dirty|Hose bib drips}{|, front bedroom|, north side|, upstairs}.",
    ],
    writes(1),
  ),
  style(
    'talk to people',
    [
      "{Watch your step there|Yes ma'am, I'll be done around noon|No, you don't have to stay|Let me get my ladder|Give me just a minute|Where did I put my flashlight|Did you want to come up here|I'll explain it all at the end|Hey buddy, good dog|I need to change my battery|Hang on, I'm getting a call|Can you open the garage for me|What time is the realtor coming|It's hot up here today|That's a nice view|Let me take a picture of that|One more picture|I'm going to go grab my moisture meter|So how long have you lived in the area|Nice house|Okay, I think that's it for in here|Let's keep going|Sorry about that|Thanks, I appreciate it|You can follow me if you want|I love these old pantry cupboards|My wife would love this kitchen|They really took care of this place|You'll like this yard|Is there a bathroom I can use|I left my clipboard in the truck|Somebody's at the door|Let me wipe my lens|I'll wait for you here|Where's the light switch in here|Don't touch that, it's hot|There's a spider, I hate spiders|You can see the whole valley from up here|Smells like somebody's baking|I was up at five this morning|Did you feed the dog|Okay, where was I}.",
    ],
    writesNothing,
  ),
  style(
    'of the same again',
    [
      "Hall bathroom. The {toilet is loose|faucet drips|exhaust fan is noisy}. Master bathroom. {Same thing|Same thing here|Same issue|Same deal|Ditto|Same as the other one|This one too|Same story in here|That one's the same}.",
    ],
    (decisions) =>
      decisions.filter(({ verdict }) => verdict === 'template' || verdict === 'new' || verdict === 'merged').length ===
      2,
  ),
  style(
    'rated',
    [
      '{Rate|Mark|Score} the {furnace|water heater|gutters} {fair|as fair|marginal|repair or replace|inspected|not inspected|good|acceptable|as defective}.',
    ],
    writesNothing,
  ),
  style(
    'what there is',
    [
      '{The water heater|The furnace|The AC} is {a 2019|five years old|from 2019|about six years old|fairly new|gas|electric}.',
      "{It's a fifty gallon gas water heater|Two hundred amp panel, Square D|Copper supply piping|Architectural shingles|Poured concrete foundation|Vinyl siding|Vinyl double pane windows|Carrier furnace, eighty thousand BTU|Three ton condenser|Galvanized gutters|PVC drain piping|Main shutoff is in the basement by the front wall|Serial number is one two three four}.",
    ],
    (decisions) => written(decisions).every(({ remark }) => remark.kind === 'fact'),
  ),
  style(
    'slang',
    [
      "The {outlet is hot neutral reversed|outlet's wired backwards|breaker is doubled up|furnace is on its last legs|water heater's shot|roof is toast|deck is spongy|floor's out of level|toilet rocks|disposal just hums|garage door won't back up when it hits something|bath fan dumps in the attic|gutters are packed|dirt's up against the siding|kickout's missing|flashing's lifted|boot's cracked|sump's not kicking on|handrail's wobbly|rail's too low|steps are uneven|GFCI's dead}.",
    ],
    writes(1),
  ),
];

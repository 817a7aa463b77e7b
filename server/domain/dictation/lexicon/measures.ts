/** What inspectors measure, and what they say of a value that is usual, too low or too high. */
export interface Measure {
  unit: 'degree' | 'pound' | 'inch' | 'percent' | 'r';
  /** Words that tell that this is what was measured. */
  of: RegExp;
  /** Words that tell that it was something else. */
  isOther: RegExp | null;
  /** The section or item where a value of this unit is of this, though no word tells. */
  usualIn: RegExp | null;
  /** Values that are usual, and those that are too low or too high; of all others only the inspector's own words tell. */
  usual: Band;
  low: Band | null;
  high: Band | null;
}

/** Values and what is said of them. */
export type Band = readonly [from: number, to: number, said: string];

/** Degrees are of Fahrenheit, pounds those per square inch. */
export const MEASURES: readonly Measure[] = [
  {
    // IRC P2903.3: 40 psi at least, a reducing valve above 80.
    unit: 'pound',
    of: /\b(?:pressure|spigot|sink|faucet|hose (?:bib|bibb|tap)|bib|bibb|sillcock|static|street)\b/,
    isOther: /\b(?:tank|boiler|steam|gas|expansion|door|leg|meter reads)\b/,
    usualIn:
      /\b(?:plumbing|utility|suppl(?:y|ies)|pressure|(?:incoming|potable|domestic) water|water in|water (?:and|&) waste)\b/,
    usual: [42, 80, 'water pressure is good'],
    low: [5, 38, 'water pressure is too low'],
    high: [82, 250, 'water pressure is too high'],
  },
  {
    // 14 to 22 degrees between return and supply of an air conditioner that works.
    unit: 'degree',
    of: /\b(?:split|drop|drops|dropped|delta|difference|differential|across|apart|spread|cooling|coil)\b/,
    isOther:
      /\b(?:rise|furnace|boiler|water|tap|shower|fridge|refrigerator|freezer|out|outside|outdoors|today|angle|tipped|tilted|tipping|leaning|level|above|below|roof|attic)\b/,
    usualIn: /\b(?:cool|cooling|air condition\w*|ac|comfort|heat pump|condens\w+|evaporator)\b/,
    usual: [14, 22, 'cooling well, the temperature drop is good'],
    low: [4, 13, 'not cooling enough, temperature drop across the coil is too low'],
    high: null,
  },
  {
    // FDA: a refrigerator at 40 degrees or below, a freezer at 0.
    unit: 'degree',
    of: /\b(?:fridge|refrigerator|icebox)\b/,
    isOther: null,
    usualIn: null,
    usual: [32, 41, 'refrigerator is cold, it works'],
    low: null,
    high: [45, 90, 'refrigerator does not cool, it is too warm'],
  },
  {
    unit: 'degree',
    of: /\bfreezer\b/,
    isOther: /\b(?:fridge|refrigerator|icebox)\b/,
    usualIn: null,
    usual: [-20, 8, 'freezer is cold, it works'],
    low: null,
    high: [20, 90, 'freezer does not freeze, it is too warm'],
  },
  {
    // CPSC: 120 degrees at the tap; 130 scald within half a minute.
    unit: 'degree',
    of: /\b(?:hot water|water heater|tap|faucet|shower|sink|tub)\b/,
    isOther: /\b(?:out|outside|outdoors|today|room|air|coil|cooling|floor|wall|panel)\b/,
    usualIn: null,
    usual: [110, 125, 'hot water is hot enough, good'],
    low: [60, 100, 'hot water is not hot enough, only lukewarm'],
    high: [129, 200, 'hot water is too hot, it scalds'],
  },
  {
    // Department of Energy: R-38 and more under a roof, 12 inches of what is blown in.
    unit: 'inch',
    of: /\b(?:insulation|insulated|fluff|fluffy|inch(?:es)? (?:of )?(?:the )?pink|pink (?:stuff|wool)|blown|blow|fiberglass|fibreglass|cellulose|rock wool|mineral wool|rockwool|batts?)\b/,
    isOther: /\b(?:apart|clear|clearance|hole|gap|from|off|wide|long|bare|duct|pipe|short|foam|jacket)\b/,
    usualIn: /\b(?:insulation|fluff)\b/,
    usual: [11.5, 30, 'plenty of insulation, good depth'],
    low: [0.5, 9, 'insulation is too thin, not enough'],
    high: null,
  },
  {
    // Department of Energy: R-38 and more under a roof, R-13 and more in walls and floors.
    unit: 'r',
    of: /\b(?:insulation|insulated|batts?|blown|fluff|fluffy|fiberglass|fibreglass|cellulose|rock ?wool|value)\b/,
    isOther:
      /\b(?:walls?|floors?|joists?|crawl|duct\w*|door|garage|knee|rim|basement|jacket|pipe|blanket|underside|below)\b/,
    usualIn: /\b(?:attic|insulation|loft|fluff)\b/,
    usual: [38, 70, 'plenty of insulation, good depth'],
    low: [1, 22, 'insulation is too thin, not enough'],
    high: null,
  },
  {
    // IRC R312.1.3: no opening that a ball of 4 inches passes.
    unit: 'inch',
    of: /\b(?:balusters?|spindles?|pickets?)\b/,
    isOther: /\b(?:high|tall|long|loose)\b/,
    usualIn: null,
    usual: [1, 4, 'baluster spacing is good'],
    low: null,
    high: [4.4, 20, 'gaps between balusters are too wide'],
  },
  {
    // IRC R311.7.8 and R312.1.2: 34 inches at stairs, 36 around a deck.
    unit: 'inch',
    of: /\b(?:rail|railing|handrail|guard|guardrail)s?\b/,
    isOther: /\b(?:apart|gap|gaps|between|long|wide|off|short of|shy of)\b/,
    usualIn: null,
    usual: [34, 44, 'railing height is good'],
    low: [15, 33, 'railing is too low'],
    high: null,
  },
  {
    // IRC R311.7.5.1: no riser higher than 7 3/4 inches.
    unit: 'inch',
    of: /\brisers?\b/,
    isOther:
      /\b(?:apart|between|differs?|difference|from|than|others?|one|first|last|top|bottom|odd|var(?:y|ies)|treads?|wide|deep|crack\w*)\b/,
    usualIn: null,
    usual: [6, 7.75, 'the risers have the usual height'],
    low: null,
    high: [8.25, 20, 'risers are too high'],
  },
  {
    // IRC R310.2.2: no higher than 44 inches above the floor, where one has to climb out.
    unit: 'inch',
    of: /\bsills?\b.*\b(?:at|high|up|above|off the floor|from the floor)\b/,
    isOther:
      /\b(?:long|wide|deep|thick|rot\w*|soft|punky|spongy|mush\w*|gone|split\w*|peel\w*|crack\w*|probe|awl|screwdriver|below|beam|plate|flashing|grade|soil|dirt)\b/,
    usualIn: null,
    usual: [15, 44, 'the window sill is low enough to climb out'],
    low: null,
    high: [45.5, 90, 'the window sill is too high to climb out'],
  },
  {
    // UL 325: the eyes of an opener stand no higher than 6 inches above the floor.
    unit: 'inch',
    of: /\b(?:photo ?eyes?|electric eyes?|eyes|sensors?)\b/,
    isOther: /\b(?:apart|crack\w*|off|out of|wire)\b/,
    usualIn: null,
    usual: [3, 6.5, 'the photo eyes are at the right height'],
    low: null,
    high: [9, 100, 'the photo eyes are mounted too high'],
  },
  {
    // Wood is dry below 16 percent, and decays from 20 on.
    unit: 'percent',
    of: /\b(?:meter|moisture)\b/,
    isOther: null,
    usualIn: null,
    usual: [1, 15, 'dry, the moisture meter reads normal'],
    low: null,
    high: [19, 100, 'wet, the moisture meter reads high'],
  },
];

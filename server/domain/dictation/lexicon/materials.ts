import { plainWords } from '../words/text.ts';
import { isDirection } from './location-words.ts';
import { makersIn } from './makers.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What parts of a house are ordinarily made of, and their ordinary kinds, word by word: "three", "tab". None is a defect by itself. */
const ORDINARY = list(`
  vinyl aluminum steel brick brickwork stone stucco wood wooden cedar pine fir oak maple redwood masonry concrete cement fiber fibre hardie
  clapboard clapboards shake shakes asphalt fiberglass composition comp composite trex shingle shingles tab architectural dimensional laminated slate tile tiles
  clay metal copper brass pvc abs pex cpvc plastic rubber membrane epdm tpo gable hip gambrel mansard shed slab poured block blocks
  cmu pier beam gas natural electric electrical oil propane hydronic baseboard radiant package packaged tankless
  tank pane paned glazed thermopane insulated double dual triple casement casements slider sliders awning
  overhead underground sectional breaker breakers romex nm conduit bx batt batts blown cellulose rockwool mineral wool
  sprayed rafters rafter truss trusses engineered joist joists framed stick conventional platform drywall sheetrock plaster lath paneling carpet carpeted
  hardwood hardwoods laminate linoleum lvp ceramic porcelain granite quartz corian formica butcher stainless enamel prefab prefabricated logs insert
  public city municipal private septic sewer pavers gravel pressure treated plywood osb board batten
`);
/** They may stand between them, and tell nothing else. */
const BETWEEN = list(`
  a an the and or with all mostly mainly primarily across around along other rest low high down up upper lower top bottom some part partly both on in at of to for over by off made out standard typical regular plain just basic
  air direct power hung well forced armored story lap grade fill split roll
  type style kind construction material covering system unit service panel siding roof roofing pipe pipes piping line lines
  furnace boiler heater heat fireplace insulation floors floor walls ceiling ceilings window windows side sides gables level front back throughout here everywhere too also new nice
  white black gray grey brown tan red green blue beige
  one two three four five six eight ten twelve fifteen twenty thirty forty fifty sixty hundred amp amps gallon gallons ton tons volt volts car
`);
/** What is a defect of some parts: of which, and made of what. */
const AMISS: readonly [part: RegExp, material: RegExp][] = [
  [/\b(?:wir|circuit|conductor|branch|cable)/, /^aluminum$/],
  [/\bhose|\bwash(?:er|ing)\b|\blines?\b/, /^(?:rubber|plastic)$/],
  [/\bdryer|\bduct|\bvent|\bexhaust|\bhose|\bflex/, /^(?:plastic|vinyl|foil|foam)$/],
  [/\bpip(?:e|ing)|\bsuppl|\bdrain|\bwaste|\bline|\bplumb|\bmain\b/, /^(?:steel|metal|plastic|rubber)$/],
  [/\bflash/, /^(?:cement|asphalt)$/],
  [/\bdoor\b/, /^(?:pane|paned|glazed|plastic)$/],
];

/** "On the brick" tells where something is. */
const LEADS_TO_PLACE = /^(?:on|in|at|over|by|to|off|under|against|into|from|near|above|below|behind|beside)$/;

/** Makers of panels that nobody warns of. */
const PANEL_MAKERS = /\b(?:square[ -]d|siemens|eaton|cutler[ -]hammer|murray|general electric|ge|leviton)\b/gi;

/** True for a word that may stand in what only tells what there is: "gas", "tankless", "unit". */
export const isOfAKind = (word: string): boolean => ORDINARY.has(word) || BETWEEN.has(word) || isDirection(word);

/** Words without the makers that are named: "a Rheem, 2009" without "Rheem". */
export function withoutMakers(text: string): string {
  const plain = text.replace(PANEL_MAKERS, ' ').toLowerCase();
  return makersIn(text).reduce((left, maker) => left.replace(maker, ' '), plain);
}

/**
 * True where something is said to be of an ordinary material, kind or maker, and nothing more: "vinyl", "a three-tab shingle", "brick in
 * front", "a Lennox". A year or "old" tells of age, too.
 * @param thing what is spoken of, in plain words.
 * @param what it is said to be.
 */
export function isOrdinaryKind(thing: string, what: string): boolean {
  const makers = [...makersIn(what), ...(what.match(PANEL_MAKERS) ?? [])];
  const others = makers.reduce((text, maker) => text.replace(maker, ''), what.toLowerCase().replace(PANEL_MAKERS, ''));
  const words = plainWords(others).filter((word) => /\w/.test(word));
  return (
    !LEADS_TO_PLACE.test(words[0] ?? '') &&
    (makers.length > 0 || words.some((word) => ORDINARY.has(word))) &&
    words.every((word) => ORDINARY.has(word) || BETWEEN.has(word) || isDirection(word) || /^\d{1,3}$/.test(word)) &&
    !AMISS.some(([part, material]) => part.test(thing) && words.some((word) => material.test(word)))
  );
}

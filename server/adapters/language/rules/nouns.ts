import { PLACE_NOUNS } from '../../../domain/dictation/lexicon/common-words.ts';
import { HOUSE_SYSTEMS } from '../../../domain/dictation/lexicon/house-systems.ts';
import { plainWords } from '../../../domain/dictation/words/text.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Signs of something wrong that are counted: "a crack". */
const COUNTED_SIGNS = list(`
crack gap hole leak stain opening tear split dent bulge void tap hazard concern issue defect problem blister belly hump dip spot sag sign
splice notch bow separation pop dropping gouge puddle nest deflection obstruction drip fracture break chip scratch patch mark ring noise odor smell
rattle crossover siphon substance
`);
/** Those that are not: "granule loss". */
const UNCOUNTED_SIGNS = list(`
loss rot decay moisture corrosion rust efflorescence moss algae mold mildew ponding water seepage leakage condensation debris
damage deterioration settlement movement cracking staining peeling rotting spalling curling cupping blistering erosion wear
stuff creosote soot lint dust dirt grease staining discoloration wood-rot vegetation growth insulation daylight backup buckling
sagging scorching overheating corroding rusting flaking heaving undermining wetness dampness evidence frost play sediment polarity
`);
/** Parts that are not counted. */
const UNCOUNTED_PARTS = list(`
flashing siding insulation drywall grout caulk caulking mortar wiring paint trim fascia soffit stucco brick glass carpet concrete wood sheathing
decking plywood vegetation water pressure pressures debris plumbing framing flooring roofing ductwork copper pex plaster tile venting ventilation
sealant underlayment refrigerant gas power heat soil mulch lumber landscaping cladding masonry veneer piping tubing paneling weatherstripping
weatherstrip tape paper cable eye block foam fiberglass cellulose laminate vinyl linoleum hardwood parquet granite formica quartz slate metal steel aluminum romex conduit grounding bonding
polybutylene galvanized iron counterflashing felt asphalt pavement blacktop grading dirt earth ground irrigation glazing hardware silicone
decking railing metalwork air exhaust distribution runoff shrubbery ivy foliage growth lighting heating cooling conditioning insulating
parging stone gravel sand clay lattice molding casing underlay subfloor wainscot equipment blocking bridging polyethylene plastic rubber
protection access clearance drainage waste sewage oil fuel propane electricity service storage flow work soil
`);
const PLURALS = list('feet teeth mice people men stairs eaves premises');
/** They end like plurals and are none. */
const SINGULARS = list(
  'gas glass moss brass grass access compass process buss bus chassis fiberglass plexiglass canvas atlas hvac pass mass series species lens',
);
/** No parts where they stand as the last word of a term. */
const NO_HEADS = list(
  'hung way cut open fixed rated resistant resistive missing keyed split movement fill calk cock cocking blue eleven prong quarter radiant reverse set skin stop stuff tempered turn ty round fold ductless vented in on off out up down over at to board-up t c maker',
);
const MORE_PARTS = list(
  'ac bird squirrel rodent insect wasp bat termite utility bell bed stove fridge couch unit system fan line box area base bottom top middle side corner edge end center level pipe vent valve cover lid head arm door seal cap boot stack post beam rail wall roof niche slab foundation ceiling floor chimney skylight opener spring panel burner element rack bulb elbow joint connection fitting fixture bracket hood tread riser stringer step window sash pane frame jamb sill wire breaker outlet switch duct register filter coil condenser compressor thermostat pump sump pit tank heater softener disposal dishwasher range oven microwave dryer washer tub shower sink faucet toilet handle knob spout shutoff hose trap drain gutter downspout elbow shingle tab ridge valley rafter truss joist girder column pier footing hatch ladder deck porch patio walkway driveway fence gate retaining house home structure building property addition room garage attic crawlspace basement kitchen bathroom bath bedroom hall hallway closet laundry',
);

const partHeads = new Set(MORE_PARTS);
for (const { parts } of HOUSE_SYSTEMS) {
  for (const term of parts.split(/[,\n]/)) {
    const head = plainWords(term).at(-1);
    if (head && head.length > 2 && !NO_HEADS.has(head)) partHeads.add(singularOf(head));
  }
}

/** The last part of "P-trap". */
const last = (word: string) => word.slice(word.lastIndexOf('-') + 1);

/** A word's singular, as far as its ending tells. */
export function singularOf(word: string): string {
  if (SINGULARS.has(word) || !/[a-z]s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:shel|hal|kni|lea)ves$/.test(word)) return word.replace(/ves$/, 'f');
  return word.slice(0, -1);
}

export const isPlural = (word: string): boolean => PLURALS.has(word) || singularOf(word) !== word;
/** A part of a house, or a place in it. */
export const isPart = (word: string): boolean =>
  [last(word), singularOf(last(word))].some((one) => partHeads.has(one) || PLACE_NOUNS.has(one));
/** A noun that names what is wrong. */
export const isSign = (word: string): boolean => COUNTED_SIGNS.has(singularOf(word)) || UNCOUNTED_SIGNS.has(word);
const GERUND =
  /^(?!ceiling|opening|footing|railing|fitting|landing|building|coupling|spring|ring|casing|bearing)\w+ing$/;
/** Signs only where it is said what of them, or where: vegetation as such is none. */
export const isWeakSign = (word: string): boolean => WEAK_SIGNS.has(word);
const WEAK_SIGNS = list(
  'vegetation insulation water opening openings separation play daylight patch spot growth access',
);

/** True where a noun in the singular wants an article. */
export const isCounted = (word: string): boolean =>
  !isPlural(word) &&
  !GERUND.test(word) &&
  (COUNTED_SIGNS.has(word) || (isPart(word) && !UNCOUNTED_PARTS.has(last(word)) && !UNCOUNTED_SIGNS.has(word)));

/** Said letter by letter: "an HVAC contractor", "a GFCI". */
const SPELLED = /^[AEFHILMNORSX][A-Z]+/;
const WITH_VOWEL = /^(?:[aeio]|u|hour|honest|8|11\b|18\b)/;
const WITH_CONSONANT = /^(?:one|once|eu|use|usu|uti|uni(?![ndm]))/;

/** "a" or "an", as the word after it sounds. */
export function indefinite(word: string): 'a' | 'an' {
  const bare = word.replace(/^[^A-Za-z0-9]+/, '');
  if (/^[A-Z]{2}/.test(bare)) return SPELLED.test(bare) ? 'an' : 'a';
  const lower = bare.toLowerCase();
  return WITH_VOWEL.test(lower) && !WITH_CONSONANT.test(lower) ? 'an' : 'a';
}

import { readMeaning } from './meaning.ts';

/** "Like a potato chip", "as a tortilla" of "flat as a tortilla"; not "looks like a crack", nor "used as a handrail". */
const SIMILE =
  /(?<!\b(?:looks?|looked|looking|sounds?|sounded|smells?|smelled|seems?|feels?|felt|something|nothing|anything|just|one|ones|more|used|uses?|using|serves?|served|serving|acts?|acting|same|such|known|installed|works?|working|far|long|soon|well)) (?:like|as) (?:an?|the|my|your|his|her|some|somebody's|one of (?:those|them)|old) (?:[\w'-]+ ){0,4}?[\w'-]+(?=[,.;!?]|$| (?:and|but|so|on|in|at|under|by|over|where|when|with|under|every|right)\b)/gi;

/** What was said without what it is likened to: moss "like a carpet" is of no carpet, a pipe "flat as a tortilla" of no kitchen. */
export const withoutSimiles = (text: string): string =>
  text.replace(SIMILE, (simile) => (readMeaning(simile).units.some(({ role }) => role === 'symptom') ? simile : ''));

/** What keeps inspectors from things, by what it is: words that name it. */
const OBSTACLES: readonly RegExp[] = [
  // Belongings.
  /\b(?:stor(?:ed|age)|boxes|belongings|furniture|clutter|goods|bins|shelv\w+|vehicles?|cars?|dishes|clothes|laundry|appliances?|rugs?|carpets?)\b/,
  // Shut for good.
  /\b(?:painted shut|sealed|screwed (?:shut|down)|nailed (?:shut|down)|caulked|glued|stuck|locked|padlocked?|no key)\b/,
  // Weather.
  /\b(?:snow|ice|icy|wet|rain|frost|dew|wind|cold|hot|too warm|temperature|degrees|outdoor air|ambient)\b/,
  // Height and pitch.
  /\b(?:steep|pitch|height|high|tall|slope|ladders?)\b/,
  // Too little room.
  /\b(?:tight|clearance|narrow|low|headroom|inches|crawl under|too small)\b/,
  // Nothing runs.
  /\b(?:winterized|shut off|turned off|unplugged|disconnected|utilities|power (?:was|is) off|gas (?:was|is) off|no power|no water)\b/,
  // Finishes.
  /\b(?:drywall|panel(?:ed|ing)|finish(?:ed|es)|concealed by|plaster)\b/,
];

const named = (plain: string) => OBSTACLES.flatMap((words, at) => (words.test(plain) ? [at] : []));

/** "… because its gasket may be dry". */
const GIVES_REASON = /\b(?:because|due to|owing to|on account of|since)\b(?! (?:of )?[([{_])/;
/** "… because it could not be walked safely": any obstacle may be meant. */
const OF_ANY_SORT =
  /\b(?:safely|unsafe|covered|concealed|hidden|hid|access\w*|condition|blocked|obstruct\w*|limited)\b/;

/**
 * True where two texts name what was in the way, and nothing of the same sort: "painted shut", "stored goods covered the hatch".
 * @param other of a limitation; a reason that it gives is another one, though no obstacle is known in it.
 */
export function nameOtherObstacles(one: string, other: string): boolean {
  const [own, others] = [named(one.toLowerCase()), named(other.toLowerCase())];
  const isOther =
    others.length > 0 || (GIVES_REASON.test(other.toLowerCase()) && !OF_ANY_SORT.test(other.toLowerCase()));
  return own.length > 0 && isOther && !own.some((obstacle) => others.includes(obstacle));
}

/** True where two texts name an obstacle of the same sort. */
export function nameSameObstacle(one: string, other: string): boolean {
  const others = named(other.toLowerCase());
  return named(one.toLowerCase()).some((obstacle) => others.includes(obstacle));
}

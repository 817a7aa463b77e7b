/** What keeps inspectors from things, by what it is: words that name it. */
const OBSTACLES: readonly RegExp[] = [
  // Belongings.
  /\b(?:stor(?:ed|age)|boxes|belongings|furniture|clutter|goods|bins|shelv\w+|vehicles?|cars?|dishes|clothes|laundry|appliances?|rugs?|carpets?)\b/,
  // Shut for good.
  /\b(?:painted shut|sealed|screwed (?:shut|down)|nailed (?:shut|down)|caulked|glued|stuck|locked|padlocked?|no key)\b/,
  // Weather.
  /\b(?:snow|ice|icy|wet|rain|frost|dew|wind|cold|hot|temperature|degrees|outdoor air|ambient)\b/,
  // Height and pitch.
  /\b(?:steep|pitch|height|high|tall|slope)\b/,
  // Too little room.
  /\b(?:tight|clearance|narrow|low|headroom|inches|crawl under|too small)\b/,
  // Nothing runs.
  /\b(?:winterized|shut off|turned off|unplugged|disconnected|utilities|power (?:was|is) off|gas (?:was|is) off|no power|no water)\b/,
  // Finishes.
  /\b(?:drywall|panel(?:ed|ing)|finish(?:ed|es)|concealed by|plaster)\b/,
];

const named = (plain: string) => OBSTACLES.flatMap((words, at) => (words.test(plain) ? [at] : []));

/** True where two texts name what was in the way, and nothing of the same sort: "painted shut", "stored goods covered the hatch". */
export function nameOtherObstacles(one: string, other: string): boolean {
  const [own, others] = [named(one.toLowerCase()), named(other.toLowerCase())];
  return own.length > 0 && others.length > 0 && !own.some((obstacle) => others.includes(obstacle));
}

const UNITS = `
inch inches in
foot feet ft
yard yards
mile miles
millimeter millimeters mm
centimeter centimeters cm
meter meters
amp amps ampere amperes amperage a
volt volts v
watt watts w
kilowatt kilowatts kw
gauge ga
gallon gallons gal
degree degrees deg f
percent
psi pounds lbs lb
btu btus
ton tons
year years yr yrs
month months
week weeks
day days
hour hours hr hrs
minute minutes min
ppm
cfm
layer layers
story stories
prong
`;

const CANONICAL = new Map(
  UNITS.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...others] = line.split(' ');
      return [name, ...others].map((word): [string, string] => [word, name]);
    }),
);
/** Units only where they are joined to the digits or stand right behind them: "200A", "3 in". */
const AFTER_DIGITS = new Set(['in', 'a', 'v', 'w', 'f', 'min', 'ga', 'gal', 'deg', 'lb', 'lbs']);

/** The unit that a word means in its first form ("feet" is `foot`), or null. */
export function unitOf(word: string, afterDigits: boolean): string | null {
  if (AFTER_DIGITS.has(word) && !afterDigits) return null;
  return CANONICAL.get(word) ?? null;
}

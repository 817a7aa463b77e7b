/** Groups of the lexicon for machines of which a house has several: a sentence that opens with one goes on about it. */
export const SEVERAL_MACHINES: ReadonlySet<string> = new Set([
  '~furnace',
  '~boiler',
  '~heat pump',
  '~air conditioner',
  '~water heater',
]);

/** Of the machines those that only heat, and those that only cool. */
export const HEATERS: ReadonlySet<string> = new Set(['~furnace', '~boiler']);
export const COOLERS: ReadonlySet<string> = new Set(['~air conditioner']);

/** … for all systems of which a house has several: what is announced after one belongs to it, too. */
export const SEVERAL_SYSTEMS: ReadonlySet<string> = new Set([
  ...SEVERAL_MACHINES,
  '~bathroom',
  '~bedroom',
  '~kitchen',
  '~laundry',
  '~garage',
]);

/** … and for single things: what is announced after one has nothing to do with it. */
export const SEVERAL_THINGS: ReadonlySet<string> = new Set([
  '~fireplace',
  '~balcony',
  '~deck',
  '~patio',
  '~panel',
  '~subpanel',
  '~attic',
  '~crawlspace',
  '~shed',
  '~chimney',
]);

/** Of these things those that stand on a whole that a house has one of: the second chimney is on no second roof. */
export const PARTS_OF_ONE: ReadonlySet<string> = new Set(['~chimney']);

/** Words that come in pairs: who has named one means the other by the other. */
const PAIRS =
  'upstairs downstairs, upper lower, front back, front rear, left right, north south, east west, attached detached, inner outer, top bottom';
export const OPPOSITES: ReadonlyMap<string, ReadonlySet<string>> = PAIRS.split(', ').reduce((all, pair) => {
  const [one = '', other = ''] = pair.split(' ');
  all.set(one, new Set([...(all.get(one) ?? []), other]));
  return all.set(other, new Set([...(all.get(other) ?? []), one]));
}, new Map<string, Set<string>>());

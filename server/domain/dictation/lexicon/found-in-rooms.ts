/** Groups of the lexicon that stand for what rooms have, whatever section of a template tells of it. */
export const FOUND_IN_ROOMS: ReadonlySet<string> = new Set(
  `outlet, light switch, light, gfci, afci, ceiling fan, smoke detector, window, inside door, door, wall, ceiling, floor, closet, radiator, exhaust fan,
  stair, handrail, sink, faucet, toilet, tub, shower, trap, drain, supply line, cabinet, countertop, tile, grout, caulk, trim, lock, hinge, screen,
  fireplace, washer, dryer`
    .split(',')
    .map((name) => `~${name.trim()}`),
);

/** … and for what only rooms of its kind have: no toilet is in a bedroom. */
export const FIXTURES: ReadonlySet<string> = new Set(
  'sink, faucet, toilet, tub, shower'.split(', ').map((name) => `~${name}`),
);

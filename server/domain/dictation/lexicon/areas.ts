/**
 * The parts of a house as inspectors announce them, whatever a template calls its sections. Each line is one area:
 * what it is called, then what is found there. A template's section is recognised by what it holds.
 * To teach the product a new way of speaking, add a name or a line.
 */
export const AREAS = `
roof, roofing, roof covering system, rooftop: shingle, flashing, gutter, downspout, valley, chimney, skylight, roof vent, vent boot, drip edge, roof covering
exterior, outside, outside walls, exterior walls, building exterior, facade, envelope: siding, trim, soffit, fascia, brick, stucco, entry door, window, sealant, weatherstrip, garage door, deck, driveway
grounds, site, lot, yard, landscape, landscaping, exterior grounds, property, grounds and drainage, lot and grounds: grading, driveway, walkway, patio, vegetation, tree, fence, retaining wall, deck, handrail, window well
garage, carport: garage door, garage opener, photo eye, auto reverse, fire wall, vehicle, spring
structure, structural, foundation, basement, cellar, crawlspace, crawl space, crawl, substructure, under the house, underneath the house: foundation, slab, girder, column, joist, sill plate, vapor barrier, crawlspace, efflorescence, settlement, basement
attic, loft, attic space, roof space, roof void, insulation and ventilation: insulation, rafter, sheathing, hatch, soffit vent, ventilation, truss, attic, gable vent
electrical, electric, electrics, electrical system, power: panel, breaker, subpanel, conductor, junction box, outlet, gfci, afci, grounding, service drop, meter, smoke detector
plumbing, plumbing system, water and waste: supply line, shutoff, drain, cleanout, water heater, tpr, gas line, hose bib, sump, sewer, expansion tank
heating, heating and cooling, hvac, heat and air, heating and air, mechanical, mechanicals, heating and air conditioning, heating ventilation and air conditioning, climate control: furnace, boiler, heat pump, air conditioner, thermostat, duct, air filter, condensate, heat exchanger, refrigerant, burner
bathroom, bath, washroom, restroom, powder room, half bath, full bath, ensuite, en suite, shower room, wet room, toilet room, water closet room: toilet, tub, shower, sink, exhaust fan, tub surround, diverter, wax ring, grout
kitchen, kitchenette, cooking area, galley, cook room: cabinet, countertop, range, dishwasher, disposal, range hood, microwave, refrigerator, anti tip, faucet
interior, interiors, inside, living spaces, living areas, living area, rooms, inside rooms, interior rooms, living quarters, general interior, living room, family room, dining room, bedroom, bedrooms, den, office, study, hallway, hall, foyer, great room, sitting room: ceiling, wall, floor, carpet, stair, handrail, closet, interior door, door, window, drywall, hardwood
`;

/** Names of areas that a house has several of; "the other one" is another. */
export const REPEATED_AREAS: ReadonlySet<string> = new Set(['garage', 'bathroom', 'kitchen']);

/** Names of rooms that are never the main one of their area. */
export const LESSER_ROOMS: ReadonlySet<string> = new Set([
  'powder room',
  'half bath',
  'toilet room',
  'water closet room',
]);

/** Colours of tiles, how large it is, and whose: one of several rooms is told from the others by them ("pink bath", "her washroom"). */
export const TELL_ROOMS_APART: ReadonlySet<string> = new Set(
  'pink blue green yellow black white gray grey peach avocado his her hers kid kids boy boys girl girls baby child children toddler teen teenager twins son daughter mother father mom dad grandma grandmother owner owners tenant renter seller nanny family public big large'.split(
    ' ',
  ),
);

/** Names that stand for one room of an area: they are also the place of what is found there. */
export const ROOMS: ReadonlySet<string> = new Set([
  'living room',
  'family room',
  'dining room',
  'bedroom',
  'den',
  'office',
  'study',
  'hallway',
  'hall',
  'foyer',
  'great room',
  'sitting room',
]);

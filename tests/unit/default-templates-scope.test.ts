import { describe, expect, it } from 'vitest';
import { defaultTemplates } from '../support/default-templates.ts';

/**
 * What the standards of practice of ASHI (sections 3 to 12) and InterNACHI (3.1 to 3.10) have inspected, and how a
 * template's `SECTION / Item` may call it. The standards differ in words, not in what they name.
 */
const SCOPE: Record<string, Record<string, RegExp>> = {
  Roof: {
    coverings: /ROOFING \/ Roof Covering/,
    'low slopes': /ROOFING \/ (Low-Slope|Flat)/,
    flashings: /ROOFING \/ .*Flashing/,
    'gutters and downspouts': /ROOFING \/ Gutters and Downspouts/,
    'vents and penetrations': /ROOFING \/ .*Penetrations/,
    skylights: /ROOFING \/ Skylights/,
    chimneys: /ROOFING \/ Chimney/,
  },
  Exterior: {
    'wall coverings': /EXTERIOR.* \/ Siding/,
    'eaves, soffits, fascia, trim': /EXTERIOR.* \/ Trim, Soffits and Fascia/,
    doors: /EXTERIOR.* \/ Exterior Doors/,
    windows: /EXTERIOR.* \/ .*Window/,
    'decks, balconies': /EXTERIOR.* \/ Decks/,
    'porches, steps': /EXTERIOR.* \/ .*Steps/,
    'walkways and driveways': /(EXTERIOR|SITE).* \/ .*(Drive|Walk)way/,
    'grading and drainage': /(EXTERIOR|SITE).* \/ .*Grading/,
    'retaining walls': /(EXTERIOR|SITE).* \/ Retaining Walls/,
    vegetation: /(EXTERIOR|SITE).* \/ .*Vegetation/,
  },
  Structure: {
    foundation: /\/ Foundation Walls/,
    slab: /\/ (Slab|Basement Floor)/,
    basement: /\/ (Basement|Water Penetration)/,
    'crawl space': /\/ Crawl Space$/,
    'columns and beams': /\/ (Columns and Beams|Beams and Girders)/,
    posts: /\/ (Columns and Beams|Support Posts)/,
    floors: /\/ Floor (Framing|Joists)/,
    walls: /\/ Wall (Structure|Framing)/,
    'ceilings and roof': /\/ (Roof and Ceiling Framing|Rafters and Trusses)/,
  },
  Heating: {
    equipment: /HEATING.* \/ Furnace/,
    boiler: /HEATING.* \/ Boiler/,
    'heat pump': /HEATING.* \/ Heat Pump/,
    controls: /HEATING.* \/ Thermostats/,
    distribution: /HEATING.* \/ Ducts and Registers/,
    'flues and combustion air': /HEATING.* \/ Flues and Combustion Air/,
  },
  'Air conditioning': {
    equipment: /COOLING.* \/ (Air Conditioning|Condensing Unit)/,
    controls: /COOLING.* \/ Thermostats/,
    distribution: /COOLING.* \/ Ducts and Registers/,
    condensate: /COOLING.* \/ Condensate/,
  },
  Plumbing: {
    'main water shut-off': /PLUMBING.* \/ Main Shut-off/,
    supply: /PLUMBING.* \/ Supply Piping/,
    flow: /PLUMBING.* \/ Water (Pressure|Flow)/,
    'drain, waste and vent': /PLUMBING.* \/ Drain/,
    'fuel piping and its shut-off': /PLUMBING.* \/ Fuel Piping/,
    'sump pumps': /PLUMBING.* \/ Sump Pump/,
    'outdoor faucets': /PLUMBING.* \/ (Hose Bibs|Exterior Faucets)/,
    'water heater': /\/ Water Heater$/,
    'water heater vent': /\/ Water Heater Vent/,
    toilets: /BATHROOMS \/ Toilets?/,
    'tubs and showers': /BATHROOMS \/ .*(Tub|Shower)/,
    sinks: /KITCHEN \/ .*Sink/,
  },
  Electrical: {
    'service entrance': /ELECTRIC.* \/ Service Entrance/,
    'disconnects and panels': /ELECTRIC.* \/ (Main Panel|Panels)/,
    subpanels: /ELECTRIC.* \/ Subpanels/,
    grounding: /ELECTRIC.* \/ Grounding/,
    'branch circuits': /ELECTRIC.* \/ Branch Wiring/,
    receptacles: /ELECTRIC.* \/ Receptacles/,
    'lights and switches': /ELECTRIC.* \/ Switches and Lights/,
    'ground-fault protection': /\/ GFCI/,
    'arc-fault protection': /\/ .*AFCI/,
    'smoke and carbon monoxide alarms': /\/ Smoke and Carbon Monoxide Alarms/,
  },
  Fireplaces: {
    firebox: /FIREPLACE \/ Firebox/,
    damper: /FIREPLACE \/ Damper/,
    hearth: /FIREPLACE \/ Hearth/,
    flue: /FIREPLACE \/ .*Flue/,
    'gas fireplace': /FIREPLACE \/ Gas Fireplace/,
    stoves: /FIREPLACE \/ Wood .*Stoves/,
  },
  'Insulation and ventilation': {
    'attic insulation': /\/ Attic Insulation/,
    'attic ventilation': /\/ Attic Ventilation/,
    'exhaust of kitchens, baths and laundries': /\/ .*Exhaust/,
    'crawl space insulation and vapor retarder': /\/ .*Vapor (Retarder|Barrier)/,
  },
  Interior: {
    walls: /INTERIOR.* \/ Walls/,
    ceilings: /INTERIOR.* \/ Ceilings/,
    floors: /INTERIOR.* \/ Floors/,
    'stairs and railings': /INTERIOR.* \/ Stairs and Railings/,
    doors: /INTERIOR.* \/ Interior Doors/,
    windows: /INTERIOR.* \/ Windows/,
    'counters and cabinets': /KITCHEN \/ .*Cabinets/,
    appliances: /KITCHEN \/ (Dishwasher|.*Appliances)/,
    laundry: /LAUNDRY|\/ Laundry/,
  },
  Garage: {
    doors: /GARAGE \/ Vehicle Door/,
    'openers, their reversing and sensors': /GARAGE \/ .*Opener/,
    'separation from the house': /GARAGE \/ Fire Separation/,
  },
};

describe.each(defaultTemplates)('$template.name covers the standards of practice', ({ template }) => {
  const names = template.sections.flatMap(({ name, items }) => items.map((item) => `${name} / ${item.name}`));

  it.each(Object.entries(SCOPE))('%s', (_system, parts) => {
    const missing = Object.entries(parts).filter(([, pattern]) => !names.some((name) => pattern.test(name)));
    expect(missing.map(([part]) => part)).toEqual([]);
  });
});

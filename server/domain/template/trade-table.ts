interface Trade {
  /** As the standard recommendation names it. */
  name: string;
  /** Other names of it. */
  said: string;
  /** What it is called for: names of groups of the lexicon, parts and symptoms. */
  subjects: string;
}

/** Who is recommended for what. A subject stands in one line only; what stands in none is for a qualified contractor. */
export const TRADES: readonly Trade[] = [
  {
    name: 'roofing contractor',
    said: 'roofer, roofers, roofing contractors, roofing professional, roofing specialist, roofing company, roof contractor',
    subjects:
      'roof covering, underlayment, flashing, valley, ridge, saddle, skylight, vent boot, plumbing stack, roof vent, soffit vent, roof drain, satellite dish, heat cable, sheathing, porch roof, granule loss, curled, nail pop, ponding, moss, layers of covering',
  },
  {
    name: 'gutter contractor',
    said: 'gutter service, gutter company, gutter installer, gutter professional, gutter contractors',
    subjects: 'gutter, downspout, end cap',
  },
  {
    name: 'chimney contractor',
    said: 'chimney sweep, chimney sweeps, chimney professional, chimney specialist, chimney company, fireplace technician, chimney contractors',
    subjects:
      'chimney, chimney cap, chimney crown, chimney chase, fireplace, damper, chimney flue, fire brick, creosote',
  },
  {
    name: 'siding contractor',
    said: 'siding company, siding installer, stucco contractor, siding contractors',
    subjects: 'siding, house wrap, weep screed',
  },
  {
    name: 'carpenter',
    said: 'carpenters, finish carpenter, carpentry contractor, framing contractor, framer, door contractor',
    subjects:
      'soffit, fascia, trim, shutter, handrail, guardrail, baluster, stair, tread, riser, stringer, door, door frame, threshold, weatherstrip, lock, hinge, inside door, pull down stair',
  },
  {
    name: 'deck contractor',
    said: 'deck builder, decking contractor, deck contractors',
    subjects: 'deck, ledger, joist hanger, lag bolt, balcony',
  },
  {
    name: 'mason',
    said: 'masons, masonry contractor, masonry professional, brick mason, bricklayer, masonry contractors',
    subjects: 'brick, mortar, lintel',
  },
  {
    name: 'concrete contractor',
    said: 'concrete company, paving contractor, concrete contractors',
    subjects: 'driveway, walkway, patio, concrete, splash apron',
  },
  {
    name: 'landscape contractor',
    said: 'landscaper, landscapers, landscaping contractor, landscape company, grading contractor, drainage contractor, excavator, landscape contractors',
    subjects: 'grading, mulch, swale, retaining wall, shrub, vine',
  },
  {
    name: 'arborist',
    said: 'tree service, tree surgeon, tree company, tree guy, arborists',
    subjects: 'tree, dead tree',
  },
  {
    name: 'window contractor',
    said: 'window company, window installer, glazier, glass company, glass contractor, window contractors',
    subjects: 'window, window frame, window balance, egress, window well, screen',
  },
  {
    name: 'garage door technician',
    said: 'garage door contractor, garage door company, garage door installer, overhead door company, overhead door contractor, door company, garage door technicians, garage door specialist, garage door professional',
    subjects: 'garage door, garage opener, photo eye, auto reverse, torsion spring, door track',
  },
  {
    name: 'fence contractor',
    said: 'fencing contractor, fence company',
    subjects: 'fence, gate',
  },
  {
    name: 'structural engineer',
    said: 'engineer, engineers, structural engineers, licensed engineer',
    subjects: 'girder, column, joist, rafter, cripple wall, bearing, bow',
  },
  {
    name: 'foundation contractor',
    said: 'foundation specialist, foundation company, waterproofing contractor, foundation contractors, foundation repair contractor',
    subjects: 'foundation, slab, sill plate, anchor bolt, form tie, seepage, efflorescence, standing water',
  },
  {
    name: 'licensed electrician',
    said: 'electrician, electricians, electrical contractor, electrical contractors, electrical professional, licensed electrical contractor',
    subjects:
      'panel, subpanel, dead front, breaker, main breaker, knockout, conductor, aluminum wiring, knob and tube, splice, junction box, outlet, three slot outlet, two prong, gfci, afci, light, light switch, ceiling fan, smoke detector, carbon monoxide, service drop, meter base, grounding, neutral, bus bar, conduit, extension cord, generator, ev charger, low voltage, exhaust fan, whole house fan, ac disconnect, double tap, reversed polarity, stair switch, exterior outlet cover, ungrounded, overheated, open splice, no power, flicker, will not trip, unlabeled, oversized',
  },
  {
    name: 'solar contractor',
    said: 'solar company, solar installer',
    subjects: 'solar panel',
  },
  {
    name: 'licensed plumber',
    said: 'plumber, plumbers, plumbing contractor, plumbing contractors, plumbing professional, licensed plumbing contractor',
    subjects:
      'water heater, expansion tank, tpr, discharge pipe, anode, dip tube, drain pan, seismic strap, drain, cast iron, accordion drain, trap, cleanout, supply line, copper, pex, polybutylene, galvanized, lead pipe, shutoff, hose bib, backflow, pressure regulator, faucet, sprayer, sink, stopper, toilet, toilet tank, wax ring, flapper, shower, shower head, pressure, tub, diverter, gas line, gas valve, sediment trap, check valve, sewage ejector, floor drain, water softener, well pressure tank, overflow drain, hose washer, utility sink, bidet, sump, dishwasher hose, disposal, high loop, run on, slow drain, does not divert, hot and cold reversed, not hold, too hot, not hot, high pressure',
  },
  {
    name: 'HVAC contractor',
    said: 'hvac technician, hvac professional, hvac company, hvac specialist, hvac tech, hvac guy, hvac contractors, heating contractor, heating technician, heating and cooling contractor, mechanical contractor, furnace technician, boiler technician, hvac',
    subjects:
      'furnace, boiler, heat pump, heat exchanger, air conditioner, air handler, evaporator, condensate, refrigerant, condenser fins, air filter, thermostat, duct, radiator, flue, combustion air, burner, oil tank, humidifier, exhaust duct, disconnected duct, ventilation, draft hood, backdraft, not cooling, not heating, short cycling, low on refrigerant, not serviced',
  },
  {
    name: 'insulation contractor',
    said: 'insulation company, insulation installer, insulation contractors',
    subjects: 'insulation, hatch, baffle, vapor barrier',
  },
  {
    name: 'flooring contractor',
    said: 'flooring company, flooring installer, flooring contractors',
    subjects: 'floor, hardwood, subfloor',
  },
  {
    name: 'tile contractor',
    said: 'tile setter, tile installer, tiler, tile contractors',
    subjects: 'tile, grout, tub surround, hollow tile',
  },
  { name: 'drywall contractor', said: 'drywaller, plasterer, drywall contractors', subjects: 'popcorn ceiling' },
  { name: 'painter', said: 'painters, painting contractor, painting contractors', subjects: 'peel' },
  {
    name: 'appliance technician',
    said: 'appliance contractor, appliance repair technician, appliance repair company, appliance service, appliance specialist, appliance installer',
    subjects:
      'dishwasher, dishwasher rack, range, burner element, oven door, anti tip, range hood, hood filter, microwave, refrigerator, ice maker, washer, dryer, dryer vent, trash compactor, wine cooler, central vacuum',
  },
  {
    name: 'pest control contractor',
    said: 'pest control company, pest control professional, pest control operator, pest control specialist, pest company, exterminator, pest control, termite company, wildlife control company, pest guy',
    subjects: 'insect, rodent, nest',
  },
  {
    name: 'asbestos abatement contractor',
    said: 'abatement contractor, abatement company, asbestos contractor',
    subjects: 'asbestos',
  },
  { name: 'pool contractor', said: 'pool company, pool technician, pool service', subjects: 'pool, pool fence' },
  { name: 'irrigation contractor', said: 'irrigation company, sprinkler contractor', subjects: 'sprinkler' },
  {
    name: 'mold remediation contractor',
    said: 'mold specialist, mold professional, mold contractor, mold company, mold remediation company',
    subjects: 'mold',
  },
  { name: 'locksmith', said: 'locksmiths', subjects: '' },
  { name: 'handyman', said: 'handy man, handymen', subjects: '' },
  { name: 'utility company', said: 'gas company, electric company, power company, gas utility', subjects: '' },
];

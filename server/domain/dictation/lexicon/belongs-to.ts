/**
 * Under what a thing is reported where no item of a template is named for it: things, a colon, and what they belong to, the
 * likeliest first. Sections and items are matched by what their names speak of.
 */
export const BELONGS_TO = `
doorbell, door bell, bell, bell push, chime, ringer: exterior door, outside door, entry door, door, light, switch, wiring
intercom, door phone: exterior door, outside door, entry door, switch, wiring, low voltage
storm door, screen door, dutch door, french door, patio door, sliding glass door, slider, door closer, kick plate, peephole, mail slot, pet door, dog door: exterior door, outside door, entry door, door, window
doorknob, door knob, door handle: door
shutter, louvered shutter: trim, siding, window
house numbers, address numbers: exterior door, outside door, entry door, trim, siding
window screen, bug screen, sash, sash cord, window crank, window lock, pane, glazing putty, storm window, storm sash, window seat, blind, blinds: window
awning: window, porch, patio, siding
flag pole, flag bracket: siding, trim
hose reel: hose bib, faucet, siding
bird nest, wasp nest, wasps nest, hornet nest, hornets, yellow jackets, wasps, bees, beehive, mud dauber: pest, insect, soffit, eave, fascia, trim, siding, attic, garage, light, porch, exterior
squirrel nest, squirrels, raccoon, raccoons, mouse droppings, mice droppings, mouse dirt, rat droppings, droppings, mice, rats, bats, bat droppings, guano, snake skin, rodents: pest, rodent, insulation, attic, crawl space
carpenter ants, carpenter bees, powder post beetles, termites, mud tubes: insect, pest, termite, framing, siding
moss, lichen, algae, satellite dish, dish antenna, solar panel: roof covering, shingle, roof
tv antenna, tv aerial, aerial, antenna: chimney, roof covering, shingle, roof
weather vane, lightning rod, snow guard, snow guards: roof covering, roof
heat cable, heat cables, de icing cable, ice cable: gutter, eave, roof covering
rain barrel, gutter guard, gutter guards, leaf guard, rain chain, downspout, splash block, leader: gutter, drainage
fence, chain link, picket fence, gate, fence post, fence board: fence, gate, retaining wall, grading, grounds, site
retaining wall, tie wall, railroad tie wall, garden wall: retaining wall, grading, site
old well, dug well, cistern, fire pit, playset, swing set, trampoline, sandbox, tree house, clothesline: grading, grounds, site, yard
mailbox, basketball hoop, curb, drain grate: driveway, walk
tree, stump, branch, limb, ivy, vine, shrub, bush: tree, vegetation, grading, siding
gully, washout, sinkhole, animal burrow, groundhog hole, puddle, pond: grading, drainage
hammock, porch swing, pergola, gazebo, arbor, trellis: porch, patio, deck
hot tub, jacuzzi, swim spa: pool, spa
slide, diving board, pool light, pool cover, drain cover, main drain, pool ladder: pool, spa
newel, newel post, banister, stair rail, stair tread, stair treads, stair gate, stair carpet, stair nosing, stair light: stair, handrail, railing, floor
attic stair, attic ladder, pull down stair, pull down ladder, attic hatch, scuttle: access, hatch, attic
whole house fan, attic fan, gable fan, turbine: ventilation, fan, attic
ceiling fan, paddle fan: ceiling fan, light, fixture, switch, wiring, electrical
heat lamp: exhaust fan, fan, light, switch, bathroom
chandelier, sconce, porch light, flood light, floodlight, motion light, light bulb, pull chain, pull string, can light, recessed light, track light, pendant, under cabinet light, night light: light, fixture, switch, wiring
cover plate, plate cover, switch plate, outlet cover, wall plate, usb outlet, outlet: outlet, receptacle, switch, wiring
dimmer, three way switch, timer switch: switch, light, wiring
extension cord, lamp cord, power strip, romex, wire nut, junction box, splice, knob and tube: wiring, branch wiring, conductor, outlet
federal pacific, stab lok, zinsco, sylvania zinsco, pushmatic, challenger panel, fuse box, breaker, breakers, circuit directory, panel directory, panel schedule, panel door, panel cover, knockout: panel, breaker, service
service drop, weatherhead, weather head, mast, meter, meter base, meter can, meter box, power line, ground rod, grounding rod: service, meter, grounding, panel
generator, transfer switch, ev charger, car charger, solar inverter, battery wall: panel, service, wiring
smoke alarm, smoke detector, carbon monoxide alarm, co alarm: alarm, smoke detector, wiring
burglar alarm, security system, alarm keypad: alarm, wiring, low voltage
thermostat, stat: thermostat, control, furnace, boiler, heating unit, heating, heat pump, air conditioner
expansion tank: water heater, boiler, furnace, supply line
humidifier, dehumidifier, air cleaner, electronic air cleaner, uv light: humidifier, furnace, air handler, duct
squirrel cage, blower wheel, blower, inducer, igniter, flame sensor, door switch, blower door, service switch, kill switch, emergency switch: furnace, boiler, air handler, heating unit, heating
register, return grille, vent cover, floor register, flex duct, duct boot, plenum, supply register: duct, register, furnace
zone valve, circulator, aquastat, low water cutoff, sight glass: boiler, heating unit, heating
oil tank, fuel tank, fill pipe, oil line: oil tank, fuel, furnace, boiler, heating
propane tank: gas line, fuel, furnace
gas meter, gas line, gas pipe, gas shutoff, gas smell: gas line, gas, fuel, water heater
condenser, compressor, outside unit, outdoor unit, line set, suction line, fan guard, disconnect: condenser, outdoor unit, air conditioner, cooling, heat pump
window unit, window air conditioner, wall unit, mini split: air conditioner, cooling, heat pump
swamp cooler, evaporative cooler: evaporative cooler, air conditioner, cooling
condensate pump, drip pan, condensate line: condensate, air handler, evaporator, cooling, furnace
refrigerator, fridge, icebox, freezer, ice maker, wine cooler, oven, oven door, range, stove, cooktop, burner, microwave, trash compactor, warming drawer, toaster oven, range hood, vent hood, stove hood, hood duct, hood filter, grease filter, grease screen, grease screens: appliance, range, oven, kitchen
dishwasher, dishwasher rack: dishwasher, appliance, kitchen
disposal, disposer, instant hot, air switch, soap dispenser, sprayer, filtered water tap: sink, faucet, kitchen
cabinet, cabinet door, drawer, drawer front, lazy susan, toe kick, pantry shelf, counter, countertop, island, backsplash: cabinet, countertop, kitchen
washer, washing machine, clothes washer, washer box, washer hose, washer hoses, laundry sink, slop sink, laundry tub, utility sink: laundry, washer, appliance, drain
dryer, dryer vent, dryer hood, dryer duct, lint: dryer, laundry, appliance, exhaust
laundry chute, ironing board: laundry, wall, closet
mirror, mirror cabinet, medicine cabinet, vanity drawer, vanity door, vanity top, vanity light: vanity, cabinet, sink, bathroom
towel bar, towel rack, towel ring, toilet paper holder, grab bar, soap dish, shower rod, curtain rod, robe hook: tile, tub, shower, bathroom
glass door: shower, tub, exterior door, outside door, door
shower door, shower glass, shower curtain, shower seat, shower niche, tub spout, tub stopper, jetted tub, whirlpool: shower, tub, bathroom
toilet seat, toilet lid, tank lid, bidet: toilet, bathroom
main shutoff, main valve, pressure regulator, water meter, well pump, pressure tank, water softener, water filter, uv filter: shutoff, supply line, water supply, well, plumbing
floor drain, ejector pump, sewage ejector, cleanout, standpipe, sewer pipe, sewer smell, sewer gas: drain, waste, plumbing
sump pump, sump, sump pit, crock: sump, drainage, moisture, basement, crawl space
coal door, coal chute, coal bin: foundation, basement, bulkhead
bulkhead, bulkhead door, bilco door: bulkhead, exterior door, outside door, entry door, basement, foundation
chimney breast, mantel, hearth, log lighter, gas log, fire screen, andirons, ash dump, ash cleanout, ash clean out, ash door, ash pit: fireplace, hearth, firebox
chimney, stack, chimney cap, flue, flue tile: chimney, flue, fireplace
wood stove, pellet stove, stove pipe: stove, fireplace, chimney
radon pipe, radon fan, radon system: radon, basement, foundation
garage door opener, opener, wall button, keypad, remote, safety eyes: garage opener, garage door, garage
garage door, overhead door, big door, torsion spring: garage door, garage
work bench, workbench, pegboard, garage shelf, garage floor, ev mat: garage, floor
closet rod, closet pole, closet shelf, clothes pole, shelf bracket, closet door, bifold: closet, door, wall
carpet, linoleum, vinyl floor, hardwood, laminate floor, floor tile, transition strip: floor
baseboard, casing, trim board: trim, wall, molding
radiator, baseboard heater: radiator, heating
fire extinguisher: kitchen, garage, alarm
firewall, fire door, self closer: fire wall, garage
`;

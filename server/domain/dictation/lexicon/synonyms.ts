/**
 * Words of the trade that mean the same: a line is a group, its terms separated by commas, the first names it.
 * A term may be several words. Inflection does not matter ("leaks", "leaking" are `leak`).
 * To teach the product a new way of speaking, add a term or a line.
 */

/** Parts of a house. A remark that names one speaks of the house. */
export const PARTS = `
roof covering, roof coverings, roofing material, roof surface, shingle, shingles, roof tile, membrane, shake
flashing, counterflashing, kickout, drip edge, step flashing
valley, roof valley
ridge, ridge cap, hip
gutter, gutters, eavestrough, eaves trough, roof drainage, rain gutter
downspout, down spout, downpipe, leader
skylight, sky light, roof window
chimney, chimney stack, smokestack
chimney cap, rain cap, spark arrestor
chimney crown, mortar cap, mortar crown, crown
vent boot, pipe boot, plumbing boot, vent collar, pipe collar, neoprene boot
roof vent, ridge vent, attic vent, gable vent, turbine
soffit vent, eave vent, undereave vent
soffit, eave, eaves, overhang
fascia, fascia board
siding, cladding, wall covering, exterior wall, clapboard, lap siding, weatherboard, stucco, veneer
trim, trim board, corner board, crown molding, trim molding, casing
caulk, caulking, calk, cock, cocking, sealant, sealer
grading, grade, slope of the ground, site drainage, lot drainage, yard slope
vegetation, shrub, bush, tree, branch, limb, ivy, vine, plant, foliage
driveway, drive
walkway, sidewalk, path, walk
patio, paver
deck, decking, deck board
ledger, ledger board
joist hanger, hanger
balcony, porch, stoop
handrail, hand rail, stair rail
guardrail, guard rail, railing, guard, balustrade
baluster, spindle, picket
stair, step, stairway, staircase, steps
tread
riser
fence, gate
retaining wall
window, windows, glazing, pane, sash
window well
door, doors, entry door, patio door, sliding door, slider
weatherstrip, weather strip, weatherstripping, door seal
screen, window screen, insect screen
garage door, overhead door, vehicle door, opener
garage opener, garage door opener, door opener, operator
photo eye, photoelectric eye, safety sensor, reverse sensor, photo sensor, electric eye, safety eye
auto reverse, automatic reverse
fire wall, firewall, fire separation, fire rated, fire resistive
foundation, foundation wall, footing, stem wall, substructure
slab, concrete floor
basement, cellar, lower level
crawlspace, crawl space, crawl, underfloor
joist, floor framing, framing
girder, beam, main beam
column, post, pier, lally
sill plate, mudsill, sill
rafter, truss, roof framing
sheathing, roof deck, roof decking, plywood
vapor barrier, vapour barrier, vapor retarder, moisture barrier
sump, sump pump, sump pit
furnace, heater unit, heating equipment, heating unit, heating system
boiler
heat pump
heat exchanger
air conditioner, air conditioning, ac, a c, condenser, condensing unit, cooling equipment, cooling system, cooling unit, outdoor unit
evaporator, coil, a coil
condensate, condensate line, condensate drain
refrigerant, suction line, line set
air filter, furnace filter, filter
thermostat, stat
duct, ductwork, register, air return, plenum, distribution
flue, vent pipe, vent connector, exhaust flue, b vent
combustion air
burner, pilot
water heater, hot water heater, hot water tank, hot water, water tank
expansion tank
tpr, tpr valve, t and p valve, t p valve, temperature and pressure relief, temperature pressure relief, relief valve, pressure relief valve
discharge pipe, discharge line, drip leg, extension pipe, discharge tube
anode
seismic strap, earthquake strap, strapping
drain, drain line, waste line, drain pipe, sewer, waste pipe, dwv
trap, p trap, s trap
cleanout, clean out
supply line, water line, water pipe, supply pipe, distribution pipe
shutoff, shut off, shut off valve, shutoff valve, stop valve, angle stop
hose bib, hose bibb, spigot, sillcock, outside faucet, exterior faucet
backflow, vacuum breaker, anti siphon
faucet, tap, spout
sink, basin, lavatory, vanity
toilet, commode, water closet, wc, lavatory pan
wax ring, wax seal
flapper, fill valve, flush valve, ballcock
shower, shower stall, shower pan, shower enclosure
shower head, showerhead
pressure, water pressure, flow, water flow, functional flow
tub, bathtub, bath tub
tub surround, shower wall, surround, shower tile
diverter
grout
gas line, gas pipe, gas piping, csst, gas
sediment trap, drip leg
panel, breaker box, electrical panel, load center, panelboard, service panel, fuse box, breaker panel, main panel, distribution panel, consumer unit, distribution board, switchboard
subpanel, sub panel, secondary panel, auxiliary panel
dead front, panel cover, panel door
breaker, circuit breaker
knockout, knock out
conductor, wire, wiring, cable, romex
splice, wire connection
junction box, j box, electrical box
outlet, receptacle, plug, power point, duplex
gfci, g f c i, gfi, ground fault
afci, a f c i, arc fault
light, light fixture, fixture, lamp, luminaire, bulb
light switch, switch, wall switch, three way switch
ceiling fan, paddle fan
smoke detector, smoke alarm, smoke sensor
carbon monoxide, co detector, co alarm, carbon monoxide alarm, carbon monoxide detector
service drop, overhead service, service entrance, service conductors, weatherhead, mast
meter, meter base
grounding, ground rod, ground wire, bonding, bond
insulation, batt, fiberglass, blown in
ventilation, vent, venting
exhaust fan, bath fan, bathroom fan, vent fan, extractor, fan
attic, attic space, roof void, loft
hatch, access panel, attic access, scuttle
fireplace, hearth, firebox, fire box
damper
chimney flue, flue liner, chimney liner
lintel
wall, drywall, sheetrock, plaster, gypsum
ceiling
floor, flooring, floor covering, hardwood, carpet, vinyl floor, laminate
tile, ceramic
cabinet, cabinetry, cupboard, drawer
countertop, counter, counter top, worktop, benchtop
backsplash
dishwasher
disposal, garbage disposal, disposer, food waste disposer
range, stove, oven, cooktop, cooker
anti tip, anti tip bracket, anti tip device, tip bracket
range hood, hood, exhaust hood, vent hood
microwave
refrigerator, fridge, ice maker
washer, washing machine, clothes washer
dryer, clothes dryer
dryer vent, dryer duct, dryer exhaust
laundry, utility room, laundry room
garage, carport
kitchen
bathroom, bath, restroom, rest room, powder room, washroom, wash room, shower room, ensuite, half bath, full bath
bedroom
high loop, air gap
doorbell
pool, spa, hot tub
sprinkler, irrigation
septic
well pump, well
lock, latch, deadbolt, strike plate, hardware, knob, door knob, handle
hinge
mortar, mortar joint
brick, masonry, block
concrete, cement
wood, timber, lumber
conduit, raceway
polybutylene, poly b, gray poly, quest pipe
galvanized, galvanised
light bulb
air gap fitting
floor drain, area drain, yard drain
water softener, softener
solar panel, solar, photovoltaic, pv array
pergola, gazebo, arbor
shed, outbuilding
fan blade
shelf, shelving, closet
mirror, medicine cabinet
towel bar, towel rack
`;

/** What may be wrong with them. A remark that names one, not denied, tells of a defect. */
export const SYMPTOMS = `
rot, rotted, rotten, rotting, decay, decayed, deteriorated, deterioration, wood rot, dry rot, punky, soft wood
crack, cracked, cracking, fracture, fractured, split, hairline, fissure
leak, leaky, leaking, leakage, drip, dripping, seep, seeping, weep
loose, pulling off, pulled off, hanging out, pulling away, pulled away, coming away, wobble, wobbly, wobbles, rock, rocks, rocking, not secure, unsecured, not secured, insecure, unstable, not fastened, not attached, not anchored, detached, shaky, coming loose, came loose
missing, absent, lack, lacks, lacking, without, not installed, not present, no, none, gone, not provided, omitted, doesn't have, does not have, don't have, do not have, not there
corrosion, corroded, rust, rusted, rusty, rusting, oxidized
stain, stained, staining, discoloration, discolored, water mark, water spot
moisture, damp, dampness, wet, moist, water intrusion, water penetration, water entry, water coming in, water comes in, water entering, water getting in, active water, standing water
mold, moldy, mouldy, mould, mildew, mildewed, mildewy, fungal, microbial, microbial growth, black spots
efflorescence, white powder, mineral deposit, salt deposit
spall, popping off, pop off, spalling, spalled, flaking, scaling
creosote, soot, soot buildup
condensation, sweating, frost
odor, odour, smell, smells, musty, stinks
bulge, bulging, bulged
erode, erosion, eroded, washed out, washout
expired, out of date, past date
peel, peeling, peeled, chipping paint, flaking paint, paint failure
broken, snapped, busted, shattered, smashed, damage, damaged
inoperative, inoperable, faulty, defective, malfunctioning, do not work, do not come on, do not turn on, do not run, did not run, does not run, will not run, would not run, did not come on, does not come on, will not come on, will not start, did not start, does not start, would not start, will not turn on, would not turn on, not working, doesn't work, does not work, didn't work, did not work, won't work, isn't working, not functioning, not functional, not operational, nonfunctional, dead, doesn't turn on, won't turn on, did not turn on, does not turn on, not operating, did not operate, does not operate, failed to operate, would not operate, did not respond, doesn't respond, no response, kaput, on the fritz
clog, clogged, blocked, covered up, choked, stuffed, plugged, obstructed, stopped up, backed up, full of debris, full of leaves, filled with debris, packed with
debris, leaves, pine needles, needles, acorns, twigs, leaf litter, trash, junk, sediment, gunk, crud
dirty, dirt, lint, filthy, soiled, dusty, dust, greasy, grimy, grease
slow drain, slow, slowly, drains slowly, slow to drain, takes forever to drain, empties slowly, draining slow, drains slow, slow draining, sluggish
worn, worn out, wear, weathered, threadbare
granule loss, granules, granule, granular, bald, lost granules, losing granules
aged, aging, old, older, oldest, old age, end of their life, end of the life, end of life span, end of life, past its life, past its service life, beyond its life, end of its life, service life, past its useful life, near the end, past its typical service life, expected life, end of its expected life, useful life, design life, past its prime
lifted, lift up, blown up, raised, lifting, unsealed tab, tab up
curled, curling, cupped, cupping, warped
buckled, buckling, humped
sag, sagging, lean, leaning, tilt, tilted, not level, out of level, not plumb, crooked, sagged, drooping, bowed, bowing, dipped, deflection, deflected
settle, settled, settlement, settling, sunken, sunk, heaved, displaced, shifted, movement
slope toward, slopes toward, slope to, slopes to, falls to, pitched to, slopes back, negative slope, negative grade, sloping toward, pitched toward, sloped toward, graded toward, drains toward, falls toward
trip hazard, tripping hazard, trip edge, raised edge
uneven, irregular, not uniform, disturbed, patchy
gap, opening, open, hole, void, cutout
exposed, bare, uncovered, unprotected
double tap, double tapped, double top, under one screw, under one breaker, under one lug, under one terminal, double tapping, double lugged, doubled up, two wires under one, two wires are under one, two conductors are under one, two conductors one breaker, two wires one breaker, more than one conductor, more than one wire, multiple wires under one, multiple conductors, two conductors under one, two wires on one, two wires in one, double lug
reversed polarity, reverse polarity, hot and neutral flipped, hot and neutral swapped, hot and neutral switched, hot and neutral are reversed, polarity, hot and neutral reversed, polarity reversed, wired backwards, hot neutral reversed
ungrounded, not grounded, open ground, no ground
overheated, scorched, burnt, burned, burn marks, melted, arcing, charred
oversized, overfused, over fused, over sized, breaker too big
undersized, too small, too short
inadequate, insufficient, not enough, thin, too thin, thinner, too low, shallow, below standard, less than
spacing, too wide, too far apart, inches apart
unsafe, safety hazard, hazard, dangerous, danger, fire hazard, shock hazard
improper, improperly, incorrect, incorrectly, wrong, not proper, amateur, not correct, unprofessional, makeshift
temporary repair, patched, patch, tar, tarred, mastic, sealed with tar, roof cement, roofing cement, plastic cement, smeared, slathered, gooped, short term repair, band aid
disconnected, come off, came off, coming off, separated, came apart, pulled away, pulled loose, hanging, unhooked, detached, fallen off, fell off, come apart
bent, dented, kinked, crushed, crimped
fog, fogged, foggy, failed seal, seal failed, cloudy, condensation between panes, broken seal, lost seal
stuck, could not be opened, can not be opened, sticks, stick, binds, binding, jammed, jam, painted shut, won't open, does not open, hard to open, difficult to open
won't latch, does not latch, doesn't latch, not latching, does not close, won't close, doesn't close, rubs, out of square
squeak, squeaky, squeaking, creak, creaking
noisy, noise, squeal, grinding noise, loud noise, hum, hums, squealing, rattle, rattling, grinding, vibrate, vibrating, loud
run on, runs continuously, runs constantly, constantly running, keeps running, running toilet, toilet runs, continuous running
weak, low, poor, barely, hardly, reduced, little, lacking pressure
overflow, overflows, overflowing
not cooling, no cooling, did not cool, not cold, temperature differential, won't cool
not heating, no heat, did not heat, won't heat
rodent, rodents, mice, mouse droppings, droppings, pest, vermin, squirrel, raccoon, bats
insect, termite, carpenter ant, wood destroying, ants, bees, wasps
nest, bird nest, bird
overgrown, up against, growing against, growing into, growing on, crowding, touching the house, touching the siding, against the house, contact with, in contact with, rubbing
earth contact, soil contact, ground contact, below grade, earth to wood
unsealed, not sealed, not caulked, needs caulk, needs sealing
unvented, not vented, vents into, vented into, vents in, discharges into, terminates in, terminates into, ends in, exhausts into, exhausts in, dumps into, dumps in, blows into, blows in, goes into
discharges next to, discharges at, discharges near, discharges beside, discharges against, dumps next to, dumps at, dumps out at, dumps by, empties next to, empties at, empties beside, ends at, ends beside, ends next to, ends near, terminates at, terminates near, terminates next to, lets out at, too close to
compressed, displaced insulation, uneven insulation, fallen insulation
recalled, recall, obsolete, outdated, fire prone, federal pacific, known failures, known problems, known to fail, problem brand, defective make, zinsco
federal pacific, fpe, stab lok
moss, mossy, algae, lichen, green growth, organic growth
notch, notched, hacked, chopped, drilled, overcut, cut, cut into, sawed, bored
torn, hole in screen, hole in the screen, screen has a hole, ripped, tear, rip, shredded
too high, mounted too high, above the allowed height
too hot, scalding
not self closing, self closing, self closer, does not close by itself, won't close on its own, does not close on its own, won't close by itself, does not self close, not close by itself, won't shut by itself
not bolted, nailed only, only nailed, nailed, not lagged
slope, sloped, slopes, sloping, out of level, unlevel, slanted
unlabeled, unmarked, not marked, no labels, mislabeled, labels missing
flicker, flickers, flickering
trip, trips, tripping, tripped
uninsulated, not insulated
knob and tube, knob tube
weak connection, not supported, unsupported, sagging support
seized, frozen, jammed up, won't turn, does not turn, not turning, does not spin
asbestos, lead paint
`;

/** Words for being in order. */
export const FINE = `
fine, good, ok, great, well, excellent, satisfactory, sound, solid, serviceable, normal, acceptable, adequate, proper, properly, secure, clean, intact
works, working, worked, functional, functions, functioning, operational, operates, operating, operated, operable, functioned, responsive, responded, fires up, fired up, fired right up, turned on, drains well, flushes well, drained, flushed
in order, as intended, as expected, as designed, no issues, no problems, no defects, no deficiencies, no concerns, nothing wrong, nothing to report, all good, good shape, good condition, up to date, looks new, brand new, no complaints
`;

/** Where in or on a house. */
export const PLACES = `
front, street side
back, rear
upstairs, second floor, upper level, upper floor
downstairs, first floor, main floor, ground floor, main level
`;

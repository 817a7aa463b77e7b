import type { SystemWords } from '../system-words.ts';

/** Grounds, walks, decks, walls outside, doors, windows, garage. */
export const EXTERIOR: SystemWords = {
  parts: `
siding, cladding, wall covering, exterior wall, clapboard, lap siding, weatherboard, stucco, veneer, lap board, vinyl siding, vinyl panel, aluminum siding, hardie, hardie board, fiber cement, hardboard, masonite, t one eleven, t111, board and batten, wood siding, eifs, dryvit, wall skin, wall cladding, cedar siding, wall shingle, brick veneer, stone veneer
house wrap, tyvek, weather resistive barrier
weep screed, weep hole, weep holes, =weeps
trim, trim board, corner board, crown molding, trim molding, casing, brickmould, brick mold, brick molding, exterior trim, frieze board, water table, band board, trim boards
shutter, shutters
caulk, caulking, calk, cock, cocking, sealant, sealer, caulk line, caulk joint, caulk bead, bead of caulk, silicone
grading, slope of the ground, site drainage, lot drainage, yard slope, lot slope, lot grading, runoff, site grading, =soil, =dirt, =earth, =ground, topsoil, backfill, fill dirt
mulch, wood chips, bark mulch
swale, french drain, yard drain, area drain, surface drain, trench drain, curtain drain
tree, branch, limb, vegetation, plant, planting, foliage, landscaping, growth, maple, oak tree, pine tree, pine, willow, tree limb, tree branch, treetop, spruce, birch tree, locust tree
shrub, bush, vegetation, plant, planting, foliage, landscaping, growth, hedge, arborvitae, yew, yews, juniper, rhododendron, holly, boxwood, azalea, lilac, rose bush, bamboo, weeds, hydrangea, forsythia
vine, ivy, creeper, climbing vine, vegetation, foliage, growth, wisteria, virginia creeper, english ivy, climbing plant
driveway, drive, drive surface, apron, asphalt, blacktop, paving, pavement, parking pad
walkway, sidewalk, path, =walk, =walks, front walk, stepping stone, flagstone
patio, paver
deck, decking, deck board, walking board, walking boards, deck boards, decking board, platform
ledger, ledger board, deck ledger
joist hanger, hanger, hangers
lag bolt, =lag, =lags, lag screw, through bolt, =bolt, =bolts, carriage bolt
balcony, porch, stoop, veranda, screened porch, portico
handrail, hand rail, stair rail, grab rail, graspable rail, grip rail, banister, bannister
guardrail, guard rail, railing, guard, balustrade, =rail, =rails
baluster, spindle, picket, guard opening, infill
stair, step, stairway, staircase, steps, stairs, flight of steps
tread
riser
stringer
fence, fencing, fence post, fence panel
gate
retaining wall, retaining structure, railroad tie, railroad ties, railroad tie wall, landscape timber, retaining timber, landscape tie, block wall, garden wall
window, windows, glazing, pane, sash, window unit, double hung, casement, picture window, thermopane, insulated glass, double glass, sealed glass
window frame, window sill, window trim, =sill
window balance, sash balance, sash cord, sash spring, crank, window crank, window hardware, window latch, window lock
egress, escape window, bedroom window, egress window
window well, well cover, window well cover
door, doors, entry door, patio door, sliding door, slider, sliding glass door, french door, storm door, screen door, side door, back door, front door, outside door, exterior door
door frame, door jamb, jamb, door casing
threshold, door sill, door bottom
weatherstrip, weather strip, weatherstripping, door seal, door sweep, gasket, bottom seal
screen, window screen, insect screen, fly screen, screens
garage door, overhead door, vehicle door, car door, sectional door, roll up door
garage opener, garage door opener, door opener, operator, =opener, door operator, power opener
photo eye, photoelectric eye, safety sensor, reverse sensor, photo sensor, electric eye, safety eye, beam sensor, beam sensors, photo eyes, electric eyes, safety beam, safety beams, light beam, infrared sensor
auto reverse, automatic reverse, pressure reverse, contact reverse
torsion spring, extension spring, garage spring, door spring, safety cable, overhead spring
door track, garage track, roller, rollers
fire wall, firewall, fire separation, fire rated, fire resistive, separation wall, fire resistant, fire barrier, fire door, fire rated door, separation, house door, man door
hollow core, hollow core door, cat door, pet door, dog door, pet flap, doggie door
deadbolt, double keyed, thumb turn, thumbturn
lock, latch, strike plate, hardware, knob, door knob, handle, lockset, strike
hinge
exterior outlet cover, bubble cover, in use cover, weatherproof cover, weather cover
pool, spa, hot tub
pool fence, pool barrier
sprinkler, irrigation
septic
well pump, well
pergola, gazebo, arbor
shed, outbuilding
lattice, skirting
brick, masonry, block, cmu, cinder block, brickwork
mortar, mortar joint, pointing, grout joint
lintel, steel lintel, angle iron
concrete, cement
garage, carport, car shelter
penetration, wall penetration, pipe penetration, line penetration
splash apron, stoop slab
porch roof
mailbox
lid, =cover, =covers, =lids, cover plate missing
safety mark, tempered mark, tempered stamp, etching, safety glass, safety stamp, tempering mark, tempered, tempered glass, tempered label, safety glazing
doorbell
`,
  symptoms: `
slope toward, slopes toward, slope to, slopes to, falls to, pitched to, slopes back, negative slope, negative grade, sloping toward, pitched toward, sloped toward, graded toward, drains toward, falls toward, runs back at, runs back to, runs back toward, runs toward, runs to the house, pitches toward, pitches back, pitched back, pitch toward, slope back, tips toward, slopes in, pitched in, pitched the wrong way, slopes the wrong way, back pitched, reverse slope, reverse grade, falls back, falls in toward, toward the house, back at the house, toward the foundation, back toward the house, back to the house, toward the wall, drains back, drains to the house, flat to the house, regrade
earth contact, soil contact, ground contact, below grade, earth to wood, wood to soil, =buries, banked up, heaped up, piled up, mounded up, piled against, heaped against, banked against, up over the siding, over the siding, covers the siding, covering the siding, soil too high, dirt too high, mulch too high, high soil, high grade, clearance to grade, buried in the dirt
overgrown, up against, growing against, growing into, growing on, crowding, =crowd, =crowds, touching the house, touching the siding, against the house, contact with, in contact with, rubbing, tight to the house, tight to the wall, tight to the siding, right up against, against the siding, against the wall, too close to the house, jammed against, pressed against, crammed against, close to the house, needs trimming, climbing, climbs, going up the wall, growing up, grows up, creeping up, climbing up
dead tree, dying tree, dead limb, dead branch, widow maker
alligatored, alligatoring, gatored, broken up, breaking up, crumbling surface, busted up, chunked up, potholes, pothole, raveling, ravelling, spider web cracks, spiderweb cracks, map cracking, crazed, crazing, coming apart, falling apart
trip hazard, tripping hazard, trip edge, raised edge, catch a toe, stub a toe, toe catcher, stubbed, raised slab, heaved up, stands proud, somebody will trip, trip on, trips feet, trip over
uneven, irregular, not uniform, disturbed, patchy, heaved up
spacing, too wide, too far apart, inches apart, quarters apart, halves apart, feet apart, wider than, wide open spacing, kid could fit, child could fit, head through, fit through, child could slip, child can slip, four inch ball
not bolted, nailed only, only nailed, nailed, not lagged, no lags, no bolts, nails alone, by nails, just nails, only nails, all nails, held by nails, nails only, nothing but nails, just nailed, nailed on, no through bolts, nailed to the house
washed out, washout, erode, erosion, eroded, undermined, undermining, undercut, mortar gone, mortar missing, sandy mortar, falling out of the joints, needs pointing, needs repointing, needs tuckpointing, repoint, tuckpoint, open joints, recessed joints, sugaring
stair step, stair step crack, stepped crack, step crack, step cracking, stair stepping, like stairs, zigzag crack, stairstep
heat distorted, wavy, cooked, warped by heat, melted siding, rippled, ripples, oil canned, buckled by heat, heat damage, melted, distorted, warpy
bowed out, bellied out, unlatched, unzipped, unhooked, come unzipped
shrunk, shrunk away, shrinking, shrinkage, pulled away from the frame, dried out, dried up, dry and cracked, hardened, separated caulk
hole, opening, open hole, fist through, fist sized, big enough for a mouse, mouse hole, rat hole
fog, fogged, foggy, failed seal, seal failed, cloudy, gone cloudy, condensation between panes, broken seal, lost seal, cloudy between the glass, fogged between the panes, moisture between the panes, between the panes, between the glass, blown seal, seal is blown, seals blown, seal blown, milky, hazy, haze, steamed up, fogging
daylight, see daylight, see light around, light coming through, light through, light showing
double keyed deadbolt, double cylinder, double keyed, keyed both sides, key on both sides, key from inside, key both sides, keyed on both sides, key on the inside, keyed inside, needs a key, double cylinder deadbolt, key to get out
rolls hard, hard to move, hard to slide, hard to roll, takes two hands, drags, dragging, hard to push, hard to pull, fights you, takes both hands, scrapes, scraping, heavy to move, grinds along, off the rollers
off track, off its track, off the track, off its rollers, off its hinges, off the hinge, jumped the track, off the rail, off its rail, came off the track, fell off the track, fell right out, falls out, fell out
not self closing, self closing, self closer, does not close by itself, will not close on its own, does not close on its own, will not close by itself, does not self close, not close by itself, will not shut by itself, not self close, not shut on its own, not shut by itself, not swing shut, not pull itself shut, stays open
not reverse, not back off, not back up, kept pushing, keeps pushing, kept going, kept coming, keeps coming, fails to reverse, failed to reverse, not auto reverse, kept closing, keep closing, crushed the board, crushed the two by four, pushed right through, not stop for, not reversing
not stay up, not stay open, slams, slams down, falls shut, falls down, drops like a rock, drops down, not hold up, guillotine, will not hold open, not stay put, broken balance, balance broken
double layer glass
insect, termite, carpenter ant, wood destroying, ants, bees, wasps, hornet, hornets, yellow jackets, mud tubes, powder post, powder post beetle, bore holes, frass, carpenter bees, bee holes, bugs, roaches
nest, bird nest, bird, birds, nesting, hornet nest, wasp nest
self standing
pitted, pitting, salt damage, scaled surface
not fire rated, not fire resistant, not rated, not a fire door
untaped, untaped joint
`,
  absences: `
handrail: nothing to hang on to, nothing to hang onto, nothing to hold on to, nothing to hold onto, nothing to grab, nothing to grab on to, nothing to grab onto, nothing to hold
`,
  fine: `
gate latches, latches and closes, opens and closes, open and close, opened and closed, locks and latches, rolls up and down, sheds water, drains away, slopes away, falls away, pitched away, slopes off, falls off, rolls easy, slides easy, kept clear, well trimmed, trimmed back, reverses, reversed, reversed on contact, backed off, self closes, closes by itself, no daylight
`,
};

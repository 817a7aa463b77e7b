import type { SystemWords } from '../system-words.ts';

/** Rooms, walls, ceilings, floors, doors, stairs, cabinets. */
export const INTERIOR: SystemWords = {
  parts: `
wall, drywall, sheetrock, plaster, gypsum, inside wall, paneling, wallboard, wainscot
ceiling, ceilings
popcorn ceiling, textured ceiling, popcorn, acoustic ceiling, cottage cheese ceiling, popcorn texture
floor, flooring, floor covering, laminate floor, carpet, vinyl floor, laminate, linoleum, sheet vinyl, lvp, floorboard
hardwood, wood floor, hardwood floor, oak floor, parquet, strip floor, wood flooring, =oak
tile, ceramic, porcelain, tiles, floor tile
cabinet, cabinetry, cupboard, drawer, kitchen cabinet, wall cabinet, wall cupboard, base cabinet, cabinet door, sink base, vanity cabinet, particle board
countertop, counter, counter top, worktop, benchtop, granite, quartz, formica
backsplash
baseboard, base board, shoe molding, quarter round, base molding
inside door, interior door, closet door, bedroom door, bifold, bi fold, bypass door, pocket door
shelf, shelving
closet, wardrobe, pantry
mirror, medicine cabinet
towel bar, towel rack, toilet paper holder, grab bar, heated towel bar, towel warmer
kitchen, cookhouse
bathroom, bath, restroom, rest room, powder room, washroom, wash room, shower room, ensuite, half bath, full bath, wet room
bedroom
laundry, utility room, laundry room, laundry nook
living room, family room, dining room, den, great room, living quarters, living space, living spaces
hallway, foyer, entry hall, mudroom
headroom, head room
wood, timber, lumber
=molding, =moulding, =moldings, =mouldings
stair switch, stair light switch, switch at each end, switch at both ends, light switch at the stairs
`,
  symptoms: `
stain, stained, staining, discoloration, discolored, water mark, water spot, brown ring, brown spot, water ring, ring on the ceiling, yellow ring, coffee colored, tea stain, brown stain, tobacco stain, old stain, water stain, rings, brown circle
reads dry, dry to the meter, dry by meter, reads dry now, dry when tested, dry with the meter, meter reads dry, reading dry, tested dry, dry on the meter, nothing on the meter
moisture, damp, dampness, wet, moist, water intrusion, water penetration, water entry, water coming in, water comes in, water entering, water getting in, reads wet, wet to the meter, meter is pegged, meter pegged, pegged the meter, pegs the meter, wet by meter, wet right now, soaked, soaking, saturated, elevated moisture, high moisture, soggy, sopping
soft floor, soft, spongy, gives, feel it give, bouncy, springy, bounce, bounces, mushy floor, flexes, flexing, squishy, soft spot, soft spots, sinks when you step, trampoline, goes down when i step, foot goes through, put my foot through
mold, moldy, mouldy, mould, mildew, mildewed, mildewy, fungal, microbial, microbial growth, black spots, dark growth, fuzzy growth, black stuff growing, mold like, dark staining, looks like mold, suspect growth
odor, odour, smell, smells, musty, stinks, reeks, funky smell, stench
floor slopes, runs downhill, downhill, =sloping, =sloped, =unlevel, not level, out of level, roll a marble, marble rolls, rolls to the, low corner, =slopes, slanted, pitched floor
squeak, squeaky, squeaking, creak, creaking, squeaks
cracks at openings, off the corners, off the corner, from the corners, corner of the door, corners of the doors, corners of openings, corner of the window, above the door, over the door, diagonal from the corner, off the door corner
tape lifting, tape seam, seam showing, tape showing, joint cracked, tape joint
needs stretching, pet stain, pet stains, wrinkled carpet
asbestos, asbestos containing, lead paint, may hold asbestos, suspect asbestos, vermiculite, sample sent out, have it tested, test it before, sample tested, tested for asbestos, lead based paint, lab sample
stuck, could not be opened, can not be opened, sticks, stick, binds, binding, jammed, jam, painted shut, will not open, does not open, hard to open, difficult to open, not open, not budge, will not budge, would not budge, stuck shut, will not move, frozen shut, swollen shut, nailed shut, screwed shut, can not budge, caulked shut
not latch, will not latch, does not latch, not latching, does not close, will not close, not close, rubs, out of square, misses the latch, misses its latch, misses the strike, not catch, not line up, not lock, not shut, will not shut, hits the frame, hits the jamb, bounces back
low headroom, bump your head, hit my head, headroom is low
pulls away, pulling away from the wall, away from the wall, coming off the wall, pulled off the wall
scratched, scratches, gouged, gouges, scuffed, scuffs, nicked, chip, chipped, chips, dinged
cosmetic
`,
  absences: `
stair switch: only the switch at the top, only the switch at the bottom, only at the top, only at the bottom, switch at the top only, switch at the bottom only, not turn the light on from
`,
  fine: `
level and sound, solid underfoot, level and solid, swings and latches, swing and latch, opens and latches, nothing dripping there, glides, glides fine, soft close works
`,
};

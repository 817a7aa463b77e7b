import type { SystemWords } from '../system-words.ts';

/** Foundation, framing, basement and crawlspace. */
export const STRUCTURE: SystemWords = {
  parts: `
foundation, foundation wall, footing, stem wall, substructure, perimeter wall, basement wall, foundation walls, poured wall, block foundation, perimeter walls
slab, concrete floor, floor slab, basement slab, garage slab, basement floor, garage floor
basement, cellar, lower level
crawlspace, crawl space, crawl, underfloor, under floor space, underfloor space
joist, floor framing, framing, floor joist, ceiling joist, rim joist, band joist, rim, rim board, i joist, tji
girder, beam, main beam, main girder, carrying beam, center beam, header
column, post, pier, lally, lally column, jack post, screw jack, adjustable post, steel post, jack, floor jack, teleposts, support post
sill plate, mudsill, sill, bottom plate
rafter, truss, roof framing, trusses, collar tie, purlin, truss member
sheathing, roof deck, roof decking, plywood, osb, roof boards, roof sheathing
subfloor, sub floor, underlay
bearing, beam pocket, bears on
vapor barrier, vapour barrier, vapor retarder, moisture barrier, ground cover, plastic on the ground, poly on the ground, plastic sheeting, ground sheet
sump, sump pump, sump pit, sump basket, sump crock
form tie, form ties, tie hole, tie rod hole
anchor bolt, anchor bolts, sill bolt
crawl vent, foundation vent
bulkhead, bilco, bilco door, cellar door
cripple wall, pony wall
bridging, blocking, cross bracing
`,
  symptoms: `
settle, settled, settlement, settling, sunken, sunk, heaved, displaced, shifted, movement, dropped, offset, sinking, moved, settled away, pulled away from the house, heave
bow, bowed in, bows in, bowed inward, bows inward, bowing inward, pushed in, pushing in, bulging in, bellied in, leaning in, kicked in
wide crack, fit a nickel in, fit a quarter in, put a finger in, stick a pencil in, wider than a quarter, horizontal crack, structural crack, diagonal crack, big crack
hairline crack, vertical crack, shrinkage crack, hairline, hairlines, settlement crack
notch, notched, hacked, chopped, drilled, overcut, cut, cut into, sawed, bored, cut through, sawn, cut out, chewed up by the plumber, hogged out
not bearing, short bearing, hanging by a thread, barely sitting, barely on, not sitting on, short of bearing, not full bearing, barely catches, sits on shims, shimmed
efflorescence, white powder, mineral deposit, salt deposit, white salt, white salts, white fuzz, white stuff, white crust, white crystals, mineral salts, chalky, salts
seepage, seeping in, water in the basement, wet basement, water line on the wall, high water mark, tide line, flooding, flooded
standing water, active water, water on the floor, water in the crawl, ponded water
fallen insulation, insulation falling, batts falling, batts fallen, on the ground, hanging down
wood debris, form boards, form wood, wood scraps, scrap wood
temporary support, temporary post, temporary jack, car jack, stacked blocks, stack of blocks, propped up, propped, makeshift support
`,
  fine: `
dry as a bone, bone dry, no movement, no settlement, dry and clean, plumb and true, stood plumb
`,
};

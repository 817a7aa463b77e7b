import type { SystemWords } from '../system-words.ts';

/** Roof coverings, drainage, flashings, penetrations, chimneys. */
export const ROOF: SystemWords = {
  parts: `
roof covering, roof coverings, roofing material, roof surface, shingle, shingles, roof tile, membrane, shake, tab, tabs, three tab, architectural shingle, dimensional shingle, laminate shingle, asphalt shingle, composition shingle, comp shingle, slate, cedar shake, clay tile, metal roof, metal roofing, standing seam, epdm, tpo, modified bitumen, mod bit, rolled roofing, roll roofing, torch down, built up roof, flat roof, rubber roof, low slope roof, roof skin
underlayment, felt paper, tar paper, ice and water shield, ice shield, roofing felt, black mat
flashing, counterflashing, counter flashing, kickout, kick out, drip edge, step flashing, metalwork, valley metal, edge metal, wall metal, chimney metal, joint metal, apron flashing, head flashing, z flashing, cap flashing, flashings
valley, roof valley
ridge, ridge cap, hip, ridge shingle
saddle, cricket
gutter, gutters, eavestrough, eaves trough, roof drainage, rain gutter, trough, troughs, gutter guard, gutter screen, water carry off
downspout, down spout, downpipe, leader, splash block, splashblock, downspout extension, leader pipe
end cap, gutter seam, gutter joint, miter joint
skylight, sky light, roof window, sun tunnel, solar tube
chimney, chimney stack, smokestack
chimney cap, rain cap, spark arrestor, spark cap, spark arrester, flue cap, chimney hat
chimney crown, mortar cap, mortar crown, crown, concrete wash, crown wash, cement cap, =mortar wash, concrete cap
chimney chase, chase cover, chase top
vent boot, pipe boot, plumbing boot, vent collar, pipe collar, neoprene boot, rubber collar, rubber boot, pipe flashing, vent flashing, boot flashing, stack boot, pipe jack, roof jack, roof boot
plumbing stack, vent stack, soil stack, plumbing vent, stink pipe, bathroom stack
roof vent, ridge vent, attic vent, gable vent, turbine, whirlybird, box vent, turtle vent, power vent, static vent
soffit vent, eave vent, undereave vent, eave intake, eave intakes, soffit intake
soffit, eave, eaves, overhang, soffit panel, eave board, eave boards
fascia, fascia board, fascia cover, rake board
roof drain, scupper
satellite dish, antenna
heat cable, heat tape, de icing cable
`,
  symptoms: `
granule loss, granules, granule, granular, bald, lost granules, losing granules, going bald, gone bald, balding, bald spots, worn smooth, mineral surface, grit, surface worn off, losing its granules, black mat, mat showing, fiberglass showing, mat exposed, sand in the gutter, granules in the gutter, grit in the gutter
curled, curling, cupped, =cupping, warped, clawing, clawed, fishmouth, fish mouth, edges turning up, edges curled, edges up, potato chip, potato chips
brittle, crumbles, crumble, crumbling
blister, blistered, blistering
lifted, lift up, blown up, raised, lifting, unsealed tab, tab up, not sealed down, seal strip failed, not laying down, not lying flat, flapping
blown off, torn off, blew off, blown away, torn or gone, torn or missing
nail pop, nail pops, popped nail, backed out nail, nail backing out, nails backing out, raised nail, nail heads up, exposed nail, exposed nails, exposed nail head, exposed fastener
layers of covering, two layers, second layer, multiple layers, more than one layer, layover, laid over, roofed over, roof over, double layer, two or more layers
ponding, ponded, ponds, puddle, puddles, puddling, holds water after rain, water stands, water sits, standing on the roof, low spot, birdbath, bird bath
temporary repair, patched, patch, tar, tarred, mastic, sealed with tar, roof cement, roofing cement, plastic cement, smeared, slathered, gooped, goop, short term repair, band aid, tarred over, smeared with tar, globbed, gobbed, black goo, black jack, caulked over, duct tape, duct taped, taped up, zip tied, bubble gum
moss, mossy, algae, lichen, green growth, organic growth, green carpet, green fuzz, green stuff, black streaks, algae streaks, moss colony
overhanging roof, rub the roof, touch the roof, touching the roof, laying on the shingles, lying on the roof, brushing the roof, brushing the shingles, rubbing the roof, scraping the roof, scraping the shingles, on the shingles, touching the shingles, hanging over the roof, overhangs the roof, overhanging
ice dam, ice dams, ice damming, icicles
`,
  fine: `
water tight, watertight, lays flat, lay flat, lying flat, laying flat, sealed down, holding up
`,
};

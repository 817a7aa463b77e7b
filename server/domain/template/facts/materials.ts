import { termBook } from './term-book.ts';

/** What things are made of. */
export const MATERIALS_IN_TEXTS = termBook(`
copper
aluminum, aluminium
steel
stainless, stainless steel
iron
cast iron
galvanized, galvanised, galvy
brass
bronze
lead
zinc
metal, metallic
asphalt, composition, comp
architectural, dimensional, laminate shingle
three tab
vinyl
pvc
abs
cpvc
pex
polybutylene, poly b, gray poly, grey poly
polyethylene
plastic, plastics
rubber
neoprene
silicone
epdm
tpo
bitumen, modified bitumen, mod bit
tar, roofing cement, roof cement, roofing tar
wood, wooden, wood framed
cedar
redwood
oak
pine
plywood
osb
particle board, particleboard
hardwood
laminate
engineered wood
brick, bricks
block, concrete block, cmu, cinder block
stone, stones
stucco
eifs
slate
clay, terracotta, terra cotta
concrete, cement
masonry
mortar
fiber cement, hardie, hardiboard, hardieplank
hardboard, masonite
glass
fiberglass
cellulose
mineral wool, rock wool
foam, spray foam
vermiculite
asbestos
drywall, sheetrock, gypsum, wallboard
plaster
paneling
carpet, carpeting
linoleum
granite
quartz
marble
formica
ceramic
porcelain
gravel
dirt, soil, earth
sand
mulch
foil
cloth
`);

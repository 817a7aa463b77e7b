import type { SystemWords } from '../system-words.ts';

/** What may be wrong with, or right about, anything; and where in a house things are. */
export const GENERAL: SystemWords = {
  parts: '',
  symptoms: `
rot, rotted, rotten, rotting, decay, decayed, deteriorated, deterioration, wood rot, dry rot, punky, soft wood, spongy, soft, mushy, mush, crumbly wood, rotten out, rotted out, screwdriver goes in, push a screwdriver in, screwdriver in, screwdriver right in, poke through, poke a finger, awl goes in, sink a screwdriver, knife goes in, push my thumb in, doughy, eaten up
crack, cracked, cracking, fracture, fractured, split, fissure, hairline, splitting, splits, cracks, busted open, has a crack, checked wood, clear across
loose, pulling off, pulled off, hanging out, pulling away, pulled away, coming away, wobble, wobbly, wobbles, rock, rocks, rocking, not secure, unsecured, not secured, insecure, unstable, not fastened, not attached, not anchored, detached, shaky, coming loose, came loose, wiggle, wiggles, wiggly, jiggles, jiggly, flops, floppy, not tight, unfastened, shakes, not nailed, not screwed, not strapped, pulls right out, sways, has play, pulling loose, swings free, working loose
missing, absent, lack, lacks, lacking, without, not installed, not present, no, none, gone, not provided, omitted, does not have, do not have, not there, never installed, nowhere to be found, nothing there, long gone, fell off
corrosion, corroded, rust, rusted, rusty, rusting, oxidized, rusted through, rusted out, rust through, eaten through, rot through, rotted through metal
spall, popping off, pop off, spalling, spalled, flaking, scaling, flaked, flaked off, faces popped, faces popping, face popped, face flaked, blown face, faces blown off, faces have come off, flaking off
bulge, bulging, bulged, belly, bellied, bellying, bulges
peel, peeling, peeled, chipping paint, flaking paint, paint failure, paint is shot, bare wood, paint worn, paint worn off, paint coming off, needs paint, needs painting, curling paint, paint gone, raw wood, alligatored paint
broken, snapped, busted, shattered, smashed, damage, damaged, broke, trashed, destroyed, torn up, beat up, mangled, bashed in, wrecked
inoperative, inoperable, faulty, defective, malfunctioning, do not work, do not come on, do not turn on, do not run, did not run, does not run, will not run, would not run, did not come on, does not come on, will not come on, will not start, did not start, does not start, would not start, will not turn on, would not turn on, not working, does not work, did not work, will not work, is not working, not functioning, not functional, not operational, nonfunctional, dead, does not turn on, did not turn on, not operating, did not operate, does not operate, failed to operate, would not operate, did not respond, does not respond, no response, kaput, on the fritz, not work, not run, not start, not turn on, not come on, not operate, not respond, not function, not power up, not power on, not kick on, never came on, never comes on, never kicked on, nothing happens, nothing happened, does nothing, did nothing, do nothing, no go, dead as a doornail, deader than, conked out, quit working, stopped working, gave up, burned up motor, bit the dust, gone bad, went bad, out of order, failed, fails, failing, not turning over, not engage, just sits there
debris, =leaves, pine needles, needles, acorns, twigs, leaf litter, trash, junk, sediment, gunk, crud, muck, sludge, silt, grit in the bottom
dirty, filthy, soiled, dusty, dust, greasy, grimy, grease, nasty, caked, gunked up, crudded up, never been changed, never been cleaned, black with dirt
worn, worn out, wear, weathered, threadbare, worn through, worn down, wore out, about had it, has had it, seen better days, sun beat, sun baked, ratty
aged, aging, old, older, oldest, old age, end of their life, end of the life, end of life span, end of life, past its life, past its service life, beyond its life, end of its life, service life, past its useful life, near the end, past its typical service life, expected life, end of its expected life, useful life, design life, past its prime, past its years, living on borrowed time, borrowed time, on its last legs, last legs, long in the tooth, original to the house, as old as the house, older than dirt, past due, end of service, nearing the end, on borrowed time, end of its rope, getting up there, near its end, antique, dinosaur, past its expected years, well past
buckled, buckling, humped, hump, heaving, tented
sag, sagging, lean, leaning, tilt, tilted, not plumb, crooked, sagged, drooping, bowed, bowing, dipped, deflection, deflected, out of plumb, leans, tipping, =tipped, tipping out, tipping over, leaning over, leaning out, kicked out, swaybacked, sway back, swayback, swale in the roof, saggy, droops, droopy, belly in it, hangs low, tipping away, leaning away, leans away, slouching, slumped, listing, pulled out of plumb
gap, opening, open, hole, void, cutout, gaping, gaps, opened up, cut out, left open, open joint, not sealed up, wide open, hanging open
exposed, bare, uncovered, unprotected, out in the open, sticking out, cover missing, lid missing
undersized, too small, too short, too narrow, too tight, not big enough, not long enough, not tall enough, ends too close
unsafe, safety hazard, hazard, dangerous, danger, fire hazard, shock hazard, fire trap, firetrap, death trap, somebody could get hurt, somebody gets hurt, someone could fall, liability, accident waiting to happen, not safe, could fall, electrocuted
improper, improperly, incorrect, incorrectly, wrong, not proper, amateur, not correct, unprofessional, makeshift, jury rigged, jerry rigged, rigged up, homeowner special, handyman special, diy, hack job, cobbled, cobbled together, half done, botched, hokey, sloppy, monkeyed with, homemade, kludge, backwards, upside down, installed backwards, hillbilly, not to code, not done right
disconnected, come off, came off, coming off, separated, came apart, pulled away, pulled loose, hanging, unhooked, detached, fallen off, fell off, come apart, not connected, fallen down, hanging off, dangling, dangles, come loose, hanging by, hanging loose, unattached, popped off, come undone, falling off, falls off, falling down
bent, pinched, flattened, squashed, collapsed, smashed flat, dented, kinked, crushed, crimped, dings, caved in, twisted, mashed, dinged up, bent up
unsealed, not sealed, not caulked, needs caulk, needs sealing, needs caulking, never sealed, never caulked, not been sealed, unsealed joint
torn, hole in screen, hole in the screen, screen has a hole, ripped, tear, rip, shredded, holes in the screen, torn open, tore, flapping, in tatters, poked through
too high, mounted too high, above the allowed height, too far up, higher than, way up
discharges next to, discharges at, discharges near, discharges beside, discharges against, dumps next to, dumps at, dumps out at, dumps by, empties next to, empties at, empties beside, ends at, ends beside, ends next to, ends near, terminates at, terminates near, terminates next to, lets out at, too close to, just dumps at, dumps against, dumping against, dumping at, dumping next to, spills at, needs an extension, needs extending, lets go at, pours out at, runs out at, discharges right at, empties against, drops water at, shoots water at, dumps water at
weak connection, not supported, unsupported, sagging support, not strapped, poorly supported
seized, frozen up, jammed up, will not turn, does not turn, not turning, does not spin, not turn, not spin, not rotate, locked tight, froze up, stuck tight, spins free
rodent, rodents, mice, mouse droppings, droppings, pest, vermin, squirrel, raccoon, bats, rats, rat droppings, mouse poop, mouse turds, chewed, chew marks, critter, critters, gnawed, gnaw marks, animal activity, tunnels, rat poison, bat guano, guano, varmint
cooked, fried, burned out, burnt out
unfinished, incomplete, never finished, not finished, half finished, not completed, left undone
obstructed access, in the way, hard to reach, clearance in front
short lived, will not last
`,
  fine: `
fine, good, ok, is okay, are okay, looks okay, works okay, all okay, great, well, excellent, satisfactory, sound, solid, serviceable, normal, acceptable, adequate, proper, properly, secure, clean, intact, nice, decent, sturdy, firm, tight as a drum, rock solid, dandy, perfect, perfectly, smooth, smoothly, healthy, spotless, tip top, flawless, plumb, stable, robust
works, working, worked, functional, functions, functioning, operational, operates, operating, operated, operable, functioned, responsive, responded, turned on, comes right on, came right on, starts right up, started right up, works great, works good, works as it should, came on, powers on, all work, doing its job, does its job, does what it should
in order, as intended, as expected, as designed, no issues, no problems, no defects, no deficiencies, no concerns, nothing wrong, nothing the matter, nothing to report, all good, good shape, good condition, up to date, looks new, brand new, no complaints, like it should, like they should, the way it should, as it should, as they should, the way they should, nothing to worry about, nothing of note, nothing to note, nothing to write up, nothing to write home about, in good nick, looks good, looks fine, looks great, like new, checks out, checked out, checks out fine, no worries, happy with it, nothing alarming, no complaints here, good to go, well maintained, well kept, meets my approval, nothing unusual, no red flags, thumbs up, in fine shape, in good repair, nothing major, year or two old, unremarkable
`,
  places: `
front, street side, out front
back, rear, out back, around back
upstairs, second floor, upper level, upper floor
downstairs, first floor, main floor, ground floor, main level
slope of the roof, north slope, south slope, east slope, west slope, front slope, rear slope, back slope, left slope, right slope, roof slope, south face, north face, east face, west face, front face, roof plane
`,
};

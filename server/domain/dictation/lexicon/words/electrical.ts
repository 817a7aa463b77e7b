import type { SystemWords } from '../system-words.ts';

/** Service, panels, wiring, devices, alarms. */
export const ELECTRICAL: SystemWords = {
  parts: `
panel, breaker box, electrical panel, load center, panelboard, service panel, fuse box, breaker panel, main panel, distribution panel, consumer unit, distribution board, switchboard, electric panel, panel box, electric box
subpanel, sub panel, secondary panel, auxiliary panel, remote panel
dead front, panel cover, panel door, deadfront
breaker, circuit breaker, fuse, double pole, single pole, tandem breaker
main breaker, main disconnect, service disconnect, main switch
knockout, knock out, breaker slot, open slot, knockouts
conductor, wire, wiring, cable, romex, branch wiring, branch circuit, stranded wire, nm cable, bx, armored cable, bx cable
aluminum wiring, aluminum branch wiring, solid aluminum, aluminum wire, aluminum conductor
knob and tube, knob tube, cloth wiring, cloth covered wiring
splice, wire connection, splices, wire nut
junction box, j box, electrical box, box cover, cover plate, faceplate, face plate, wall plate, switch plate, outlet cover
outlet, receptacle, plug, power point, duplex, outlets, socket, plug in, wall outlet
three slot outlet, three prong outlet, three prong, grounded outlet, three prong plug
two prong, two slot, two prong outlet, two slot outlet
gfci, g f c i, gfi, ground fault, gfci outlet, ground fault protection, ground fault interrupter, gfci protection, gfi protection, gf i, shock protection
afci, a f c i, arc fault, arc fault breaker
light, light fixture, fixture, lamp, luminaire, bulb, light bulb, vanity light, can light, recessed light, porch light, chandelier, sconce, bare bulb, lamp holder
light switch, switch, wall switch, three way switch, dimmer, three way
ceiling fan, paddle fan
smoke detector, smoke alarm, smoke sensor, smokes, alarm device
carbon monoxide, co detector, co alarm, carbon monoxide alarm, carbon monoxide detector
service drop, overhead service, service entrance, service conductors, weatherhead, mast, service mast, service cable, service entrance cable, overhead wires, service wire, service wires, incoming service, se cable, service lateral, drip loop
meter base, meter, meter can, meter socket, electric meter
grounding, ground rod, ground wire, bonding, bond, earthing, grounding electrode, ground clamp, bonding jumper
neutral, neutrals, neutral bar, neutral bus, ground bar
bus bar, busbar, buss bar
conduit, raceway, emt, flex conduit, armored conduit
extension cord, cord extension, power strip, drop cord, zip cord
solar panel, solar, photovoltaic, pv array, inverter
generator, transfer switch
ev charger, car charger
tester, circuit tester
low voltage, doorbell transformer
`,
  symptoms: `
double tap, double tapped, double top, under one screw, under one breaker, under one lug, under one terminal, double tapping, double lugged, doubled up, two wires under one, two wires are under one, two conductors are under one, two conductors one breaker, two wires one breaker, more than one conductor, more than one wire, multiple wires under one, multiple conductors, two conductors under one, two wires on one, two wires in one, double lug, two wires on the same, two wires under the same, two conductors on one, share one breaker, shares one breaker, sharing a breaker, two on one breaker, two wires landed, piggybacked, piggy backed, two hots under, under the same screw, on the same lug, two wires share, doubled on
reversed polarity, reverse polarity, hot and neutral flipped, hot and neutral swapped, hot and neutral switched, hot and neutral are reversed, polarity, hot and neutral reversed, polarity reversed, wired backwards, hot neutral reversed, hot and neutral are swapped, hot and neutral are flipped, hot and neutral backwards, hot neutral reverse, hot and neutral are backwards, hot and neutral mixed up
ungrounded, not grounded, open ground, no ground, without ground, without a ground, missing ground, lacks a ground, open grounds
neutrals and grounds joined, neutrals and grounds together, neutrals and grounds are bonded together, neutrals and grounds bonded, grounds and neutrals bonded, grounds and neutrals together, grounds and neutrals mixed, neutrals and grounds mixed, grounds and neutrals on the same bar, neutrals and grounds on the same bar, neutral bonded, neutral not isolated, neutrals not isolated, neutrals and grounds are joined, not separated from the grounds, not isolated, sharing a bar, floating neutral
overheated, scorched, burnt, burned, burn marks, arcing, charred, scorch, scorch marks, burn mark, singed, discolored by heat, toasted, toasty, sparked, sparks, sparking, burn ring, scorch ring, burned ring
oversized, overfused, over fused, over sized, breaker too big, too large for wire, too big for the wire, breaker too large, oversized breaker, too large, too big, wire too small, too big of a breaker, fourteen gauge on a twenty, twelve gauge on a thirty
unlabeled, unmarked, not marked, no labels, mislabeled, labels missing, not labeled, no directory, nothing labeled, not labelled, directory is blank, no legend, not identified, legend missing, illegible labels
pointed screws, sharp screws, wood screws, sheet metal screws, wrong screws, drywall screws, pointy screws
open splice, spliced in the open, splices in the open, free air splice, outside a box, outside of a box, not in a box, wires hanging, wire nuts hanging, flying splice, not boxed, wires sticking out, hanging wires, wires hanging out
open slot, finger sized hole, twist out missing, blank missing
no power, no juice, no voltage, not energized, not live, dead no power, reads nothing, had no power, has no power, nothing on the tester
flicker, flickers, flickering
trip, trips, tripping, tripped, trips out, keeps tripping, kicks off, kicks out
will not trip, not trip, not reset, would not reset, will not reset, test button nothing, failed to trip, no trip, not trip with, not trip on, not trip when, button does nothing, test button does nothing
recalled, recall, obsolete, outdated, fire prone, federal pacific, known failures, known problems, known to fail, problem brand, defective make, zinsco, fpe, stab lok, sylvania zinsco, pushmatic, challenger, bulldog panel, known record, poor record, poor track record, bad track record, brand with poor record
frayed, fraying, worn jacket, jacket worn, jacket is frayed, jacket is worn, chafed, chafing
hang too low, hangs too low, hanging too low, too low over, reach up and touch, could reach
chirping, chirps, chirp, beeping, beeps
expired, out of date, past date, more than ten years old, over ten years old, past ten years, older than ten years, yellowed, outdated alarm
`,
  fine: `
tests good, tested good, test good, tested fine, tests fine, tests right, tested right, trip on the tester, trips on the tester, all trip on the tester, trip with the tester, trips with the tester, tripped and reset, trips and resets, trip and reset, reset fine, lit up, lights up, well labeled, clearly labeled, all labeled, wired right, correctly wired, properly wired, polarity is good
`,
};

import type { SystemWords } from '../system-words.ts';

/** Supply, waste, water heating, gas, fixtures. */
export const PLUMBING: SystemWords = {
  parts: `
water heater, hot water heater, hot water tank, hot water, water tank, hot water maker, tankless, tankless heater, on demand heater, tank heater
expansion tank, thermal expansion tank
tpr, tpr valve, t and p valve, t p valve, temperature and pressure relief, temperature pressure relief, relief valve, pressure relief valve, t and p, pop off valve, safety relief valve
discharge pipe, discharge line, drip leg, extension pipe, discharge tube, relief pipe, overflow pipe, blow off tube
anode, anode rod
dip tube
draft hood, draft diverter
drain pan, drip pan, overflow pan, catch pan, leak pan, smitty pan, washer pan, =tray
seismic strap, earthquake strap, strapping
drain, drain line, waste line, drain pipe, sewer, waste pipe, dwv, waste and vent, sewer line, waste, drainpipe
cast iron, cast iron stack, cast iron pipe, iron stack
accordion drain, flexible drain, ribbed drain, flex drain, corrugated drain, accordion pipe, flexible accordion drain, ribbed pipe, slinky drain
trap, p trap, s trap
cleanout, clean out
supply line, water line, water pipe, supply pipe, distribution pipe, supply pipes, water supply, water main, main water line, braided line
copper, copper pipe, copper line
pex, pex pipe
polybutylene, poly b, gray poly, quest pipe, gray plastic pipe, gray plastic, grey plastic pipe, grey poly, pb pipe, big blue
galvanized, galvanised, galvanized pipe, galvy
lead pipe, lead service
shutoff, shut off, shut off valve, shutoff valve, stop valve, angle stop, main shutoff, main water shutoff, main valve, gate valve, ball valve, supply valve, supply stop
hose bib, hose bibb, spigot, sillcock, outside faucet, exterior faucet, hose tap, outside tap, garden tap, silcock, hose faucet, outdoor faucet
backflow, vacuum breaker, anti siphon, backflow preventer, backflow stop
pressure regulator, prv, pressure reducing valve
faucet, tap, spout, mixer, faucet handle, sink faucet
sprayer, hand sprayer, pull out sprayer, pull down sprayer, side sprayer, sink sprayer, spray head, spray hose
sink, basin, lavatory, vanity, lav, sink bowl, washbasin, pedestal sink, vessel sink
stopper, pop up, popup, drain stopper, sink stopper, pop up drain, pop up stopper
toilet, commode, water closet, wc, lavatory pan, =john, toilet bowl
toilet tank, tank lid, tank top, toilet tank lid
wax ring, wax seal, toilet flange, closet flange, wax
flapper, fill valve, flush valve, ballcock, flush handle
shower, shower stall, shower pan, shower floor, shower enclosure, bathing enclosure, shower base, shower curb
shower head, showerhead, shower arm
shower door, shower glass, enclosure glass, glass enclosure, glass door
pressure, water pressure, flow, water flow, functional flow
tub, bathtub, bath tub, whirlpool tub, jetted tub, jacuzzi, soaking tub
tub surround, shower wall, surround, shower tile, tub wall, tub tile
diverter, tub spout, shower knob, shower diverter, diverter knob
grout, grout line
gas line, gas pipe, gas piping, csst, gas, yellow flex, flexible gas line, gas connector, gas fitting, black iron, gas stub
gas valve, gas shutoff, gas shut off
sediment trap, drip leg, dirt leg
check valve
sewage ejector, ejector pump, grinder pump, ejector pit
floor drain, area drain, yard drain
water softener, softener, water filter, filtration system
well pressure tank, pressure tank
overflow drain, tub overflow
hose washer, washer hose, washer hoses, rubber hose, rubber hoses, washing machine hose, supply hose
utility sink, laundry sink, laundry tub, slop sink, set tub, set tubs
bidet
`,
  symptoms: `
leak, leaky, leaking, leakage, drip, dripping, seep, seeping, weep, weeping, trickle, trickling, water underneath, spraying, sprays, squirts, steady drip, pinhole, pinholes, pinhole leak, dribbles, dribbling
slow drain, slow, slowly, drains slowly, slow to drain, takes forever to drain, empties slowly, draining slow, drains slow, slow draining, sluggish, takes forever to go down, slow to go down, slow to empty, backs up, backing up, water stands in, will not go down, not go down, gurgles, gurgling, drains like molasses, takes a while to drain, fills up around my ankles
not hold, not hold water, not holding water, will not hold, drains right out, leaks past the stopper, not stay plugged, not seal down
run on, runs continuously, runs constantly, constantly running, keeps running, running toilet, toilet runs, continuous running, never quits filling, never quits, never stops, never stops running, not stop running, not quit running, never shuts off, not shut off, keeps filling, not stop filling, phantom flush, hissing, hiss, refilling itself, not quit, cycles on its own
clog, clogged, blocked, covered up, choked, stuffed, plugged, plugged up, obstructed, stopped up, backed up, full of debris, full of leaves, filled with debris, packed with, packed, packed full, packed solid, chock full, jam packed, stuffed full, full of gunk, full of crud, full of needles, clogged up, jammed with, loaded with, silted up
hot and cold reversed, hot on the right, hot and cold backwards, hot and cold are reversed, hot and cold swapped, hot and cold switched, hot is on the right, cold is on the left, hot comes out cold, reversed at the faucet, swapped lines
does not divert, comes out the tub spout, out of the spout, out the spout, still comes out the spout, out the tub spout, not divert, comes out both, water out the spout
hollow tile, hollow, sounds hollow, sounds like a drum, drummy, tented tile, tenting, sounds like a bongo, hollow sounding
swollen, swelled, swelling, puffed up, puffy, puffed, delaminated, delaminating, blown out particle board, mushroomed, ballooned, swelled up, bubbled up, mush, mushy, turned to mush, oatmeal
no water, no flow, nothing comes out, no water comes out, bone dry faucet
weak, low, poor, barely, hardly, reduced, little, lacking pressure, dribble
high pressure, over eighty, eighty psi
too hot, scalding, scald, scalds, way too hot, burn yourself, burned my hand
not hot, no hot water, never got hot, lukewarm, only lukewarm, not get hot, not get warm, never gets hot, not heat up, never warms up
sniffer, gas detected, sniffer went off, my nose says gas
backdraft, backdrafting, back drafting, spills back, spilling, spillage, exhaust spilling, rollout, flame rollout, melted grommet
overflow, overflows, overflowing, spills over
frozen, freezes up, burst, froze, frozen pipe
s trap, s shaped trap
too hot water
crusty, green crust, crust, corrosion on the fittings, crusted, crusted up, calcified, scale buildup, mineral buildup, limed up, lime scale
cross connection, siphon back
`,
  fine: `
drains well, drained well, drains fine, drains good, drains quick, drains fast, drains right down, goes right down, goes down fast, flushes well, drained, flushed, flushes fine, flushes good, holds water, holds water fine, held water, held pressure, plenty of pressure, strong pressure, good pressure, great pressure, plenty of hot water, gets hot fast, refilled, hot in no time, shuts off clean, shuts right off, nothing dripping, nice and dry, dry under, all dry, dry underneath, still dry
`,
};

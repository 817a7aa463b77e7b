import type { SystemWords } from '../system-words.ts';

/** Heating, cooling, ducts, flues, ventilation, fireplaces. */
export const HVAC: SystemWords = {
  parts: `
furnace, heater unit, heating plant, warm air unit, heating equipment, heating unit, heating system, forced air, gas furnace, oil furnace, heater, heat source
boiler, hydronic
heat pump, mini split, ductless
heat exchanger
air conditioner, air conditioning, ac, a c, condenser, condensing unit, cooling equipment, cooling system, cooling plant, cooling unit, outdoor unit, compressor, central air, outside unit, ac unit
air handler, blower, blower motor, fan motor, inducer, draft inducer, blower compartment
evaporator, coil, a coil, evaporator coil
condensate, condensate line, condensate drain, condensate pump, condensate pipe
refrigerant, suction line, line set, freon, suction line insulation, refrigerant line, ac line, ac lines, pipe wrap
condenser fins, fins
ac disconnect, disconnect, service disconnect box, pull out disconnect
air filter, furnace filter, filter, filter slot, filter cover, return filter
thermostat, stat
duct, ductwork, register, air return, plenum, distribution, supply duct, return duct, flex duct, boot, grille, supply register, return air, heat register, vent grille, ducts
radiator, baseboard heat, baseboard heater, convector, radiant
flue, vent pipe, vent connector, exhaust flue, b vent, flue pipe, single wall vent, smoke pipe, exhaust pipe
combustion air, make up air, makeup air
burner, pilot, burners, pilot light, igniter, ignitor, flame sensor
oil tank, fuel tank, oil line, propane tank
humidifier
exhaust fan, bath fan, bathroom fan, vent fan, extractor, fan, moisture extraction
exhaust duct, fan duct, bath fan duct, ducted exhaust, ducted exhausts, exhaust hose
whole house fan, attic fan, powered fan, loft fan
ventilation, vent, venting, air movement
fireplace, hearth, firebox, fire box, gas log, insert, wood stove, hearth extension, pellet stove
damper, flue damper, fireplace damper
chimney flue, flue liner, chimney liner, clay liner, flue tile, liner
fire brick, firebrick, refractory, refractory panel
service tag, service sticker
`,
  symptoms: `
not cooling, no cooling, did not cool, not cold, temperature differential, will not cool, not cool, temperature split, weak split, low split, low delta, poor split, degree split, blowing warm, blows warm, warm air, not get cold, never got cold, delta t
not heating, no heat, did not heat, will not heat, not heat, not get warm, stone cold, ice cold, stayed cold, no warmth, never got warm, blows cold, blowing cold, cold air only
short cycling, short cycles, cycles on and off, short cycle, cuts out, kicks on and off, goes on and off, comes on and off, on and off and on, on off on off
locks up, lockout, locked out, locks out, hard starting, struggles to start
low on refrigerant, low on freon, iced up, ice on the line, frosted line, icing, iced over
out of level unit, unit leans, pad settled, unit is leaning, tilted unit, leaning pad
not serviced, overdue for service, needs service, due for service, needs tune up, tune up, service is due
creosote, black tar, shiny tar, soot, soot buildup, black tar up the flue, glazed creosote, stage three, sooty, tar in the flue
disconnected duct, come apart, duct disconnected, duct fallen, duct off, duct separated, popped off, fell apart
plastic duct, foil duct, plastic hose, white plastic hose, slinky, slinky hose, white vinyl duct, foil hose, plastic dryer duct, flexible plastic, plastic flex, vinyl hose, foil flex, plastic or foil, white plastic
unvented, not vented, vents into, vented into, vents in, discharges into, terminates in, terminates into, ends in, exhausts into, exhausts in, dumps into, dumps in, blows into, blows in, goes into, dumps right into, vents right into, just dumps, ends inside, vented to the attic, just blows into, terminates inside, dead ends
combustible clearance, too close to combustibles, clearance to combustibles, touching wood, against wood, touching the framing, single wall touching
noisy, noise, squeal, grinding noise, loud noise, hum, hums, squealing, rattle, rattling, grinding, vibrate, vibrating, loud, buzz, buzzes, buzzing, chainsaw, like a chainsaw, like a freight train, like a jet engine, screams, screaming, screech, screeches, screeching, whine, whines, whining, knocks and bangs, clunk, clunks, growls, growling, roars, like a jet, like an airplane, chatters, groans, groaning, strains, straining
`,
  fine: `
fires up, fired up, fired right up, fires right up, lights right up, lit right up, lights off fine, kicks right on, kicked right on, cools fine, cooling fine, cools well, heats fine, heats well, heated fine, blows cold fine, good split, good temperature split, draws well, draws fine, drafts well, drafts fine, holds a tissue, holds tissue, holds a piece of tissue, holds toilet paper, pulls a tissue, pulls tissue, moves air, moves plenty of air, runs quiet, runs smooth, ran quiet, pulls air, draws air
`,
};

import type { SystemWords } from '../system-words.ts';

/** Kitchen and laundry machines. */
export const APPLIANCES: SystemWords = {
  parts: `
dishwasher, dishwashing machine, dish washer
dishwasher hose, drain hose, dishwasher drain, dishwasher drain hose
dishwasher rack, dish rack, dishwasher racks
disposal, garbage disposal, disposer, food waste disposer, grinder, insinkerator
range, stove, oven, cooktop, cooker, wall oven, gas range, electric range, cooking appliance
burner element, burner, stove burner, surface burner, front burner, back burner, front eye, rear eye, back eye, stove eye, right eye, left eye, heating element
oven door, oven seal, oven gasket, door gasket
anti tip, anti tip bracket, anti tip device, tip bracket
range hood, hood, exhaust hood, vent hood, extractor hood, kitchen hood, recirculating hood, vent a hood
hood filter, grease filter, grease screen, grease trap
microwave
refrigerator, fridge, freezer, icebox
ice maker, icemaker
high loop, air gap, air gap fitting, loop
washer, washing machine, clothes washer
dryer, clothes dryer
dryer vent, dryer duct, dryer exhaust, dryer hose, laundry vent, laundry outlet, dryer line, dryer hood
trash compactor, compactor
wine cooler, wine fridge
central vacuum, central vac
`,
  symptoms: `
not fastened, not screwed, not screwed down, not screwed in, not screwed to anything, leans out, tips out, tips forward, tips when open, not mounted, not anchored to the cabinet, comes out when you open it, falls forward, slides out, unattached, not clipped in, not tied in, not secured to the counter, tips when you open
tip forward, tips over, can tip, tip over, nothing catching it, nothing holding it, tip it forward, rocks forward, tips right over, nothing behind it
not light, will not light, not lit, not ignite, not fire, no flame, clicks but, just clicks, only clicks, keeps clicking, not spark, not glow
dripping grease, grease buildup, caked with grease, full of grease, grease dripping, loaded with grease
not hooked up, not connected, not plumbed, unplugged, not plugged in, disconnected, hooked up to nothing, not hooked, never hooked up
lint, lint buildup, full of lint, packed with lint, lint behind, lint everywhere
not drain, will not drain, water in the bottom, standing in the bottom, not draining
just hums, only hums, just buzzes, hums but, seized up
`,
  absences: `
high loop: not looped, runs flat, lies flat, lays flat on the floor, needs to be looped, looped up, lays flat along, hose runs flat, hose on the floor, needs a loop, needs to be looped up
anti tip: nothing catching it, nothing holding it, tips over, tips forward, can tip, tip it forward, tip forward, rocks forward, tips right over
`,
  fine: `
ran a cycle, ran through a cycle, ran a full cycle, all four burners, all burners lit, all burners work, all burners light, all light, all lit, heats up, heated up, grinds fine, ice and water work, completed a cycle
`,
};

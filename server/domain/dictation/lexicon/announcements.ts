import { AREAS } from './areas.ts';

const list = (text: string) => text.trim().split(/\s*[,\n]\s*/);

/** What rooms are told from others like them by. */
const WHICH = list(`
hall, half, full, master, primary, main, guest, kids, front, back, rear, upstairs, downstairs, basement, second, third, other, next
first floor, second floor, third floor, lower level, upper level, upstairs hall, downstairs hall, jack and jill
`);
const SEVERAL = list('bath, bathroom, bedroom');
/** Rooms, parts of the house and its equipment by themselves. */
const SINGLE = list(`
hall closet, linen closet, master closet, primary closet, laundry room, laundry, mud room, utility room, furnace room, boiler room, mechanical room
living room, dining room, family room, great room, bonus room, sun room, breakfast nook, pantry, den, office, study, foyer, entry, hallway, stairs
front porch, back porch, back deck, front yard, back yard, driveway, front steps, patio, gutters, siding, windows, chimney, fireplace, foundation
main panel, subpanel, service panel, water heater, furnace, boiler, heat pump, air conditioner, condenser, air handler, thermostat, ductwork, sump pump
range, oven, dishwasher, disposal, microwave, refrigerator, range hood, washer, dryer, smoke alarms, garage door, opener
`);
const AREA_NAMES = AREAS.trim()
  .split('\n')
  .flatMap((line) => list(line.split(':')[0] as string));

/** How inspectors say where they are now, with nothing before it: "Hall bath.", "Main panel." */
export const ANNOUNCEMENTS: readonly string[] = [
  ...WHICH.flatMap((which) => SEVERAL.map((room) => `${which} ${room}`)),
  ...SINGLE,
  ...AREA_NAMES,
];

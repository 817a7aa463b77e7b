import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';
import { unitNamed } from '../../../../server/domain/dictation/places/dwelling-unit.ts';
import type { Template } from '../../../../server/domain/template/template.ts';
import { ROOT } from '../../../../server/root.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

const read = async (path: string) => (await new Hr5TemplateCodec().read(readFileSync(`${ROOT}/${path}`))).template;
const legacy = await read('server/default-templates/legacy.hr5');
const foreign = await read('tests/quality/templates/a.hr5');

/** `SECTION 2` for each thing that was said, in spoken order; a section without a number is the first. */
const sectionsOf = async (said: string, template: Template): Promise<string[]> =>
  (await writeDictation(said, template)).decisions.flatMap(({ place }) =>
    place ? [`${place.component}${place.occurrence > 1 ? ` ${place.occurrence}` : ''}`] : [],
  );

test('"that was …" announces a room alone: what it says of a thing is not lost', async () => {
  const { decisions } = await writeDictation('Electrical. The panel is rusted. That was loose wiring.', legacy);
  expect(decisions.at(-1)?.remark.kind).not.toBe('announcement');
});

describe('a section that comes twice', () => {
  test.each([
    [
      'Kitchen. The faucet leaks. Second kitchen in the basement. The dishwasher is not secured. Back upstairs in the main kitchen. The faucet drips.',
      ['KITCHEN', 'KITCHEN 2', 'KITCHEN'],
    ],
    [
      'Garage. The door does not reverse. Detached garage. The floor is cracked. Back in the attached garage. The photo eyes are too high.',
      ['GARAGE', 'GARAGE 2', 'GARAGE'],
    ],
    [
      'Living room fireplace. The damper is rusted shut. Family room fireplace. The firebox has cracked brick.',
      ['FIREPLACE', 'FIREPLACE 2'],
    ],
    [
      'Attic. Insulation is thin. Second attic over the garage. There is a rodent nest in the insulation.',
      ['INSULATION AND VENTILATION', 'INSULATION AND VENTILATION 2'],
    ],
    [
      'Laundry. The dryer vent is plastic. Second laundry, upstairs. No drain pan under the washer.',
      ['LAUNDRY', 'LAUNDRY 2'],
    ],
    [
      'Roof. Shingles are curling. Second roof, over the addition. The flat roof has ponding water.',
      ['ROOFING', 'ROOFING 2'],
    ],
    [
      'Roof. Second roof right on top of the first, count them at the rake. The shingles are curling.',
      ['ROOFING', 'ROOFING'],
    ],
    [
      "Upstairs bath. The toilet rocks. And then the bath they squeezed in off the back bedroom. The toilet's good.",
      ['BATHROOMS', 'BATHROOMS 2'],
    ],
    ['Hall bath. The fan is noisy. The one off the primary. The toilet is loose.', ['BATHROOMS', 'BATHROOMS 2']],
    ['Hall bath. The fan is noisy. Now the big one off the master. The toilet is loose.', ['BATHROOMS', 'BATHROOMS 2']],
    ['Hall bath. The fan is noisy. Now the big one off the master, toilet is loose.', ['BATHROOMS', 'BATHROOMS 2']],
    ['Main bath. The toilet runs. Ensuite now, the toilet is loose.', ['BATHROOMS', 'BATHROOMS 2']],
    ['Hall bath. The toilet rocks. In the master, the toilet is loose.', ['BATHROOMS', 'BATHROOMS 2']],
    [
      'Hall bath. The toilet is loose. Upstairs, the other bathroom has a cracked mirror.',
      ['BATHROOMS', 'BATHROOMS 2'],
    ],
    [
      "Master bath. The toilet runs on. Across in the hall bath it's loose, the toilet. The mirror is cracked.",
      ['BATHROOMS', 'BATHROOMS 2', 'BATHROOMS 2'],
    ],
    ['His washroom. The toilet rocks. Her washroom next; the sink is cracked.', ['BATHROOMS', 'BATHROOMS 2']],
    ["Hall bath. The toilet rocks. The tenant's bath: the sink is cracked.", ['BATHROOMS', 'BATHROOMS 2']],
    ['Hall bath. The toilet rocks. Master now, and the sink is cracked.', ['BATHROOMS', 'BATHROOMS 2']],
    [
      "Hall bath. The toilet rocks. Second bath. The sink is cracked. Third one, that's the kids' bath. The mirror is cracked.",
      ['BATHROOMS', 'BATHROOMS 2', 'BATHROOMS 3'],
    ],
    [
      "Pink bath, toilet rocks. The one in the side addition's got a cracked sink. The mirror is cracked.",
      ['BATHROOMS', 'BATHROOMS 2', 'BATHROOMS 2'],
    ],
    [
      "Upstairs bath. The toilet rocks. The sink is cracked, I'm in the downstairs bathroom, I should have said. The mirror is cracked.",
      ['BATHROOMS', 'BATHROOMS 2', 'BATHROOMS 2'],
    ],
    [
      'Half bath. The toilet rocks. Roof. Shingles are curling. The toilet is loose, the bathroom mirror is cracked. So that was the hall bath, upstairs.',
      ['BATHROOMS', 'ROOFING', 'BATHROOMS 2', 'BATHROOMS 2'],
    ],
    [
      "Heating. Two furnaces. First one's a Goodman, the burners are rusted. The other one's a Trane, its filter is dirty. The Goodman's flue is loose.",
      ['HEATING / COOLING', 'HEATING / COOLING 2', 'HEATING / COOLING'],
    ],
    [
      'Hall bath. The toilet rocks. I did the second bath, the one off the big bedroom. The mirror is cracked.',
      ['BATHROOMS', 'BATHROOMS 2'],
    ],
    [
      'Hall bath. The toilet rocks. I proceed to the primary bathroom, which is handsome. The mirror is cracked.',
      ['BATHROOMS', 'BATHROOMS 2'],
    ],
    [
      'Bathroom down, the toilet rocks. Bathroom up, the mirror is cracked. The toilet runs on.',
      ['BATHROOMS', 'BATHROOMS 2', 'BATHROOMS 2'],
    ],
    [
      "That was the hall bath. The toilet rocks. In the bath off the main bedroom the fan is loud. The toilet's loose.",
      ['BATHROOMS', 'BATHROOMS 2', 'BATHROOMS 2'],
    ],
    [
      'Half bath. The toilet runs on. Upstairs now and I am in bathroom two, the one off the master, and the toilet rocks. The mirror is cracked.',
      ['BATHROOMS', 'BATHROOMS 2', 'BATHROOMS 2'],
    ],
    [
      "Downstairs bath. The toilet runs on. Upstairs there's another one. The toilet rocks.",
      ['BATHROOMS', 'BATHROOMS 2'],
    ],
    [
      'Pink bath. The toilet rocks. Master bath. The sink is cracked. Kitchen. The faucet leaks. Back to that pink bathroom, the tub is chipped.',
      ['BATHROOMS', 'BATHROOMS 2', 'KITCHEN', 'BATHROOMS'],
    ],
    [
      'Attic. The hose of the master bath fan has come off. Hall bath. The toilet rocks. Master bath. The sink is cracked.',
      ['INSULATION AND VENTILATION', 'BATHROOMS', 'BATHROOMS 2'],
    ],
    ['Hall bath. The toilet rocks. The second sink is cracked.', ['BATHROOMS', 'BATHROOMS']],
    [
      "Hall bath. The toilet rocks. Over here in the master bath the fan's so loud. That makes three bathrooms, and this one has a cracked sink.",
      ['BATHROOMS', 'BATHROOMS 2', 'BATHROOMS 3'],
    ],
    [
      "Hall bath. The toilet rocks. In the big bedroom's own bathroom the sink is cracked. This little bathroom has a loud fan.",
      ['BATHROOMS', 'BATHROOMS 2', 'BATHROOMS 2'],
    ],
    [
      'Main kitchen. The faucet leaks. Roof. Shingles are curling. In the kitchen down here the dishwasher is not secured.',
      ['KITCHEN', 'ROOFING', 'KITCHEN 2'],
    ],
  ])('%s', async (said, sections) => expect(await sectionsOf(said, legacy)).toEqual(sections));

  test.each([
    [
      'bb',
      'Hall bathroom. The toilet rocks. I have moved to the bathroom of the primary bedroom. The toilet rocks.',
      ['Where You Wash', 'Where You Wash 2'],
    ],
    [
      'bb',
      'Hall bathroom. The toilet rocks. Bathroom off the primary bedroom. The toilet rocks.',
      ['Where You Wash', 'Where You Wash 2'],
    ],
    ['y', 'Big bathroom. The toilet rocks. Other bathroom. The toilet rocks.', ['Primary Bath', 'Guest Bath']],
    [
      'dd',
      "Hall bath. The toilet is loose. The other bath, the one on the third floor, no fan. The toilet's loose.",
      ['BATHROOM', 'BATHROOM 2', 'BATHROOM 2'],
    ],
    [
      'k',
      'Water heater one, stairwell closet. The tank leaks. Second heater, rental side. The tank leaks.',
      ['Hot Water', 'Hot Water 2'],
    ],
    [
      'k',
      'Heat. Furnace in the closet. The filter is dirty. The other one, down behind the garage, has no filter.',
      ['Heat', 'Heat 2'],
    ],
    [
      'y',
      "Service panel. The breakers aren't labeled. And there's a second panel in the garage. The breakers aren't labeled.",
      ['Service Panel', 'Service Panel 2'],
    ],
  ])('whatever its section is called: %s, %s', async (name, said, sections) =>
    expect(await sectionsOf(said, await read(`tests/quality/templates/${name}.hr5`))).toEqual(sections),
  );

  test('is the one of another dwelling, though the first was never announced', async () => {
    const said =
      'The kitchen faucet leaks. Upstairs apartment. The dishwasher is not secured. Unit C. The stove has no anti-tip bracket.';
    expect(await sectionsOf(said, legacy)).toEqual(['KITCHEN', 'KITCHEN 2', 'KITCHEN 3']);
  });

  test('is where it was said to be', async () => {
    const { decisions } = await writeDictation('Second kitchen in the basement. The faucet leaks at its base.', legacy);
    expect(decisions.at(-1)?.remark.location).toBe('basement');
  });
});

describe('a thing that comes twice in a section', () => {
  test.each([
    [
      'Heating. Attic furnace. The filter is dirty. Basement furnace. The burners are rusted.',
      ['HEATING / COOLING', 'HEATING / COOLING 2'],
    ],
    [
      'Heating. The filter is dirty. Now the other system, for upstairs. The filter is dirty. Back on one, the flue is corroded.',
      ['HEATING / COOLING', 'HEATING / COOLING 2', 'HEATING / COOLING'],
    ],
    [
      "Plumbing. The water heater leaks. In the closet there's a second hot water tank. Not a strap on it.",
      ['PLUMBING SYSTEM', 'PLUMBING SYSTEM 2'],
    ],
    [
      'Heating. Furnace. The filter is dirty. Upstairs furnace. The burners are rusted. Back to the downstairs furnace. The flue is corroded.',
      ['HEATING / COOLING', 'HEATING / COOLING 2', 'HEATING / COOLING'],
    ],
    [
      'Electrical. Main panel. Double tapped breaker. The other panel. There is an open knockout. Main panel. The breakers are not labeled.',
      ['ELECTRICAL SYSTEM', 'ELECTRICAL SYSTEM 2', 'ELECTRICAL SYSTEM'],
    ],
    [
      "Electrical. The panel has an open knockout. There's a second box out in the shop, and the breakers are not labeled. The smoke alarms are old.",
      ['ELECTRICAL SYSTEM', 'ELECTRICAL SYSTEM 2', 'ELECTRICAL SYSTEM'],
    ],
    [
      'Electrical. The panel has an open knockout. Second panel is in the garage, the breakers are not labeled. The porch outlet is dead.',
      ['ELECTRICAL SYSTEM', 'ELECTRICAL SYSTEM 2', 'ELECTRICAL SYSTEM'],
    ],
    [
      'Plumbing. The water heater leaks. There was a second, smaller water heater for the suite. Its flue is loose. The main shutoff valve drips.',
      ['PLUMBING SYSTEM', 'PLUMBING SYSTEM 2', 'PLUMBING SYSTEM'],
    ],
    [
      'Plumbing. Water heater. The tank leaks. Water heater number two, under the stairs. The relief valve leaks. Main shutoff. It is corroded.',
      ['PLUMBING SYSTEM', 'PLUMBING SYSTEM 2', 'PLUMBING SYSTEM'],
    ],
    [
      'Heating. The furnace filter is dirty. In the attic, the second furnace has rusted burners. The condenser is old.',
      ['HEATING / COOLING', 'HEATING / COOLING 2', 'HEATING / COOLING'],
    ],
    [
      'Heating. The furnace filter is dirty. Second system. The burners are rusted. The condenser is old.',
      ['HEATING / COOLING', 'HEATING / COOLING 2', 'HEATING / COOLING 2'],
    ],
    [
      'Heating. Downstairs unit, the flue is loose. Upstairs unit, the filter is dirty. Both of them need service. Downstairs, the burners are rusted.',
      ['HEATING / COOLING', 'HEATING / COOLING 2', 'HEATING / COOLING', 'HEATING / COOLING'],
    ],
    [
      'Cooling. The condenser is old. The pan under the second unit has rusted through. The fins are bent.',
      ['HEATING / COOLING', 'HEATING / COOLING 2', 'HEATING / COOLING 2'],
    ],
    [
      'Plumbing. The water heater leaks. The linen closet has the other tank in it, and there is no drain pan.',
      ['PLUMBING SYSTEM', 'PLUMBING SYSTEM 2'],
    ],
    [
      'Deck, top of the stairs, the guard rail is loose. Deck, at the house, the ledger is only nailed.',
      ['EXTERIOR', 'EXTERIOR'],
    ],
    [
      'Exterior. Deck. The deck boards are rotted. Second deck. The handrail on the steps is loose.',
      ['EXTERIOR', 'EXTERIOR 2'],
    ],
    [
      'Heating. The AC is old. Second AC. The fins are bent. The furnace has two rusted burners.',
      ['HEATING / COOLING', 'HEATING / COOLING 2', 'HEATING / COOLING'],
    ],
    [
      'Heating. The furnace is old. The flue is loose. The filter in the attic furnace is dirty.',
      ['HEATING / COOLING', 'HEATING / COOLING', 'HEATING / COOLING'],
    ],
    [
      'Electrical. The panel has an open knockout. Second panel. The breakers are not labeled. Bedroom. The carpet is worn. The porch outlet is dead.',
      ['ELECTRICAL SYSTEM', 'ELECTRICAL SYSTEM 2', 'INTERIORS', 'ELECTRICAL SYSTEM'],
    ],
    [
      'Heating. The furnace filter is dirty. The other filter is missing. Both sides of the flue are rusted.',
      ['HEATING / COOLING', 'HEATING / COOLING', 'HEATING / COOLING'],
    ],
    [
      'Exterior. Deck. The deck boards are rotted. Second deck. The ledger has no flashing. Driveway. The driveway is cracked.',
      ['EXTERIOR', 'EXTERIOR 2', 'EXTERIOR'],
    ],
    [
      'Electrical. Main panel. Double tapped breaker. Sub-panel in the garage. The neutrals and grounds are joined.',
      ['ELECTRICAL SYSTEM', 'ELECTRICAL SYSTEM'],
    ],
  ])('%s', async (said, sections) => expect(await sectionsOf(said, legacy)).toEqual(sections));

  test.each([
    [
      'Electrical. Main panel. Double tapped breaker. Sub-panel in the garage. The neutrals and grounds are joined.',
      ['Power & Lighting', 'Power & Lighting 2'],
    ],
    [
      'Fireplaces, there are two. Living room fireplace. The damper is stuck. Family room fireplace. The damper is stuck.',
      ['Living Quarters', 'Living Quarters 2'],
    ],
  ])('in a template that has one item for both: %s', async (said, sections) =>
    expect(await sectionsOf(said, foreign)).toEqual(sections),
  );
});

describe('one of several that a sentence is about', () => {
  test.each([
    [
      'Heating. First furnace is in the basement. The filter is dirty. Second furnace is in the attic. The burners are rusted.',
      ['HEATING / COOLING', 'HEATING / COOLING 2'],
    ],
    [
      'Heating. The downstairs furnace has a dirty filter. The upstairs furnace has rusted burners. The flue is corroded.',
      ['HEATING / COOLING', 'HEATING / COOLING 2', 'HEATING / COOLING 2'],
    ],
    [
      'Heating. Furnace. The filter is dirty. The attic furnace has rusted burners.',
      ['HEATING / COOLING', 'HEATING / COOLING'],
    ],
    [
      'Hall bath. The toilet is loose. The master bath fan does not work. The sink drains slowly.',
      ['BATHROOMS', 'BATHROOMS 2', 'BATHROOMS'],
    ],
    ['Bathrooms. The toilet is loose. The exhaust fan in the hall bath does not work.', ['BATHROOMS', 'BATHROOMS']],
    [
      'Upstairs bath. The tile is loose. Half bath off the kitchen, the toilet is loose at the floor.',
      ['BATHROOMS', 'BATHROOMS 2'],
    ],
    [
      'Electrical. The panel has an open knockout. The meter says forty thousand kilowatt hours. A breaker is double tapped.',
      ['ELECTRICAL SYSTEM', 'ELECTRICAL SYSTEM'],
    ],
    ['Electrical. Two hundred amp panel. There is an open knockout.', ['ELECTRICAL SYSTEM']],
    ['Electrical. Two fifty amp panel. There is an open knockout.', ['ELECTRICAL SYSTEM']],
    ['Garage. Two car garage door. The door does not reverse.', ['GARAGE']],
    ['Bath two. The toilet is loose at the floor.', ['BATHROOMS 2']],
    [
      'Heating. The filter is dirty. The second furnace stands in the upstairs closet. The burners are rusted.',
      ['HEATING / COOLING', 'HEATING / COOLING 2'],
    ],
    ['Other furnace is the one back in the addition. The burners are rusted.', ['HEATING / COOLING 2']],
    [
      'Heating. The filter is dirty. Number two stands right beside it. The burners are rusted.',
      ['HEATING / COOLING', 'HEATING / COOLING 2'],
    ],
    [
      'Master bathroom. The toilet is loose. The hall bathroom is next. The toilet is loose.',
      ['BATHROOMS', 'BATHROOMS 2'],
    ],
    [
      'First bath. The toilet is loose. Upstairs now, this second bathroom, the sink drains slowly.',
      ['BATHROOMS', 'BATHROOMS 2'],
    ],
    ['All bath toilets loose at the floor. Now the master bath. The sink drains slowly.', ['BATHROOMS', 'BATHROOMS 2']],
    [
      'Insulation. The hose from the bathroom ends in the attic. First floor bath. The toilet is loose.',
      ['INSULATION AND VENTILATION', 'BATHROOMS'],
    ],
    ['Bathroom number three. The toilet is loose at the floor.', ['BATHROOMS 3']],
    [
      'Plumbing. The water heater leaks. The second water heater leaks, too. The other water heater has no drain pan.',
      ['PLUMBING SYSTEM', 'PLUMBING SYSTEM 2', 'PLUMBING SYSTEM'],
    ],
    ['Bathroom. The toilet is loose. The second bathroom has a cracked sink.', ['BATHROOMS', 'BATHROOMS 2']],
    [
      "Bathroom. The toilet is loose. The other bathroom's off the hall. The exhaust fan is noisy.",
      ['BATHROOMS', 'BATHROOMS 2'],
    ],
    [
      'Bathroom. The toilet is loose. The other bath is upstairs. The exhaust fan is noisy.',
      ['BATHROOMS', 'BATHROOMS 2'],
    ],
    ['Heating. The filter is dirty. The second furnace never lit.', ['HEATING / COOLING', 'HEATING / COOLING 2']],
    [
      'Heating. The filter is dirty. I turned up the second furnace, and it would not start.',
      ['HEATING / COOLING', 'HEATING / COOLING 2'],
    ],
    [
      'Hall bath. The toilet is loose at the floor. Electrical. The panel has a double tap. In the master bath the shower drips and the fan is noisy.',
      ['BATHROOMS', 'ELECTRICAL SYSTEM', 'BATHROOMS 2', 'BATHROOMS 2'],
    ],
    [
      'Upstairs, hall bath. The toilet is loose at the floor. Other bath, this one is off the bedroom. The sink drains slowly.',
      ['BATHROOMS', 'BATHROOMS 2'],
    ],
    [
      'Master bath, downstairs. The toilet is loose at the floor. Okay, upstairs, this is the hall bath. The sink drains slowly.',
      ['BATHROOMS', 'BATHROOMS 2'],
    ],
    [
      'Hall bath. The toilet is loose at the floor. Now the other one, off the big bedroom. The sink drains slowly.',
      ['BATHROOMS', 'BATHROOMS 2'],
    ],
    [
      "Hall bath. The toilet is loose at the floor. The sink drains slowly, that's the master bath I'm in now.",
      ['BATHROOMS', 'BATHROOMS 2'],
    ],
    [
      'The toilet is loose at the floor. The bathroom sink drains slowly. The tub faucet drips. Third floor bath. The toilet runs.',
      ['BATHROOMS', 'BATHROOMS', 'BATHROOMS', 'BATHROOMS 2'],
    ],
    [
      'Heating. The filter is dirty. Now the one that serves the upstairs. The burners are rusted.',
      ['HEATING / COOLING', 'HEATING / COOLING 2'],
    ],
    [
      'Heating. The filter is dirty. The other one is in the attic. The burners are rusted. Number one again, the flue is corroded.',
      ['HEATING / COOLING', 'HEATING / COOLING 2', 'HEATING / COOLING'],
    ],
    [
      'Heating. The upstairs unit has a dirty filter. The burners are rusted. The upstairs unit has a corroded flue.',
      ['HEATING / COOLING', 'HEATING / COOLING', 'HEATING / COOLING'],
    ],
    [
      'Heating. On the west system the filter is dirty. On the east system the burners are rusted. On the west system the flue is corroded.',
      ['HEATING / COOLING', 'HEATING / COOLING 2', 'HEATING / COOLING'],
    ],
    ['Bathroom. The toilet is loose. Third bathroom. The sink drains slowly.', ['BATHROOMS', 'BATHROOMS 3']],
    [
      'Roof. The boot is cracked above the hall bath. Bathrooms. Master bath. The toilet is loose at the floor.',
      ['ROOFING', 'BATHROOMS'],
    ],
    [
      'Bathroom. Roof. The shingles are curling on the south slope. Hall bath. The toilet is loose at the floor.',
      ['ROOFING', 'BATHROOMS'],
    ],
  ])('%s', async (said, sections) => expect(await sectionsOf(said, legacy)).toEqual(sections));

  test('leaves the room before it and what was announced there', async () => {
    const said =
      'Hall bath. The toilet is loose at the floor. The upstairs furnace has rusted burners. The flue is corroded.';
    const { decisions } = await writeDictation(said, legacy);
    expect(decisions.slice(-2).map(({ remark }) => remark.location)).toEqual([
      expect.not.stringContaining('bath'),
      null,
    ]);
  });

  test.each([
    'Air conditioning. The fins are bent. Second unit. The condensate line is clogged.',
    'Heating. The filter is dirty. Unit two. The burners are rusted.',
  ])('a unit of machines is no dwelling: %s', async (said) => {
    const housemaster = await read('server/default-templates/housemaster.hr5');
    const { decisions } = await writeDictation(`${said} Hall bath. The toilet is loose at the floor.`, housemaster);
    expect(decisions.at(-1)?.remark.location).toBe('hall bath');
  });

  test('a unit is one of the heaters where these are spoken of', async () => {
    const said = 'Heating. The filter is dirty. Unit two stands in the attic. The burners are rusted.';
    expect((await sectionsOf(said, legacy)).at(-1)).toBe('HEATING / COOLING 2');
  });

  test('"the second one" counts what it is said of, not what the sentence goes on to', async () => {
    const template = await read('tests/quality/templates/q.hr5');
    const said =
      "Water heater. The tank is leaking. The second one, up in the closet, hasn't got a pan under it, and that's somebody's nice ceiling downstairs. I've been down in the crawl, and there's no plastic on the dirt.";
    expect(await sectionsOf(said, template)).toEqual([
      'At the Water Heater',
      'At the Water Heater 2',
      'Under the House',
    ]);
  });

  test('a room that a pipe leads to is not counted', async () => {
    const said = 'Plumbing. Gray polybutylene pipe feeds the powder room. Hall bath. The toilet is loose at the floor.';
    expect(await sectionsOf(said, legacy)).toEqual(['PLUMBING SYSTEM', 'BATHROOMS']);
  });

  test('a bathroom of the plumbing is no second plumbing, but is where it was found', async () => {
    const template = await read('tests/quality/templates/g.hr5');
    const said = 'Plumbing. Downstairs bathroom. The toilet is loose. Upstairs bathroom. The faucet leaks.';
    expect(await sectionsOf(said, template)).toEqual(['PLUMBING', 'PLUMBING']);
    expect((await writeDictation(said, template)).decisions.at(-1)?.remark.location).toBe('upstairs bathroom');
  });
});

test.each(['Oh, back outside a minute', 'Back outside a second', 'Back outside'])('"%s" goes there', async (said) => {
  expect(await sectionsOf(`Attic. The insulation is thin. ${said}, the storm door is loose.`, legacy)).toEqual([
    'INSULATION AND VENTILATION',
    'EXTERIOR',
  ]);
});

describe('of what was announced and nothing was said of', () => {
  test('nothing is counted', async () => {
    expect(await sectionsOf('Guest bath. Powder room. The toilet is loose at the floor.', legacy)).toEqual([
      'BATHROOMS',
    ]);
  });

  test('the number goes to the next, and it gets its own when the speaker comes back', async () => {
    const said =
      'Hall bath. The toilet is loose. Guest bath. Powder room. The sink drains slowly. Guest bath. The exhaust fan is noisy.';
    expect(await sectionsOf(said, legacy)).toEqual(['BATHROOMS', 'BATHROOMS 2', 'BATHROOMS 3']);
  });

  test('a number that was said holds', async () => {
    expect(await sectionsOf('Second bathroom. The toilet is loose at the floor.', legacy)).toEqual(['BATHROOMS 2']);
  });
});

describe('a machine that is called', () => {
  test('as another one is in another section has its number, and a number said later holds', async () => {
    const called =
      'The downstairs furnace is past its service life. The other furnace is dirty. For the downstairs system, the temperature drop is too low. For the upstairs system, the temperature drop is too low.';
    const numbers = (await sectionsOf(called, legacy)).map((section) => Number(/\d+$/.exec(section)?.[0] ?? 1));
    expect(numbers).toEqual([1, 2, 1, 2]);
  });
});

describe('a second dwelling', () => {
  test('has sections of its own, and tells which it is', async () => {
    const said =
      'Unit A. Kitchen. The faucet leaks. Unit B. Kitchen. The faucet leaks. Hall bath. The toilet is loose at the floor.';
    expect(await sectionsOf(said, legacy)).toEqual(['KITCHEN', 'KITCHEN 2', 'BATHROOMS']);
    const { decisions } = await writeDictation(said, legacy);
    expect(decisions.at(-1)?.remark.location).toBe('hall bath, unit B');
  });

  test('shares what was spoken of before both', async () => {
    const said =
      'Exterior. The siding is cracked. First unit. Bathroom. The toilet is loose. Second unit. Bathroom. The sink drains slowly. Outside, exterior. The soffit is rotted.';
    expect(await sectionsOf(said, legacy)).toEqual(['EXTERIOR', 'BATHROOMS', 'BATHROOMS 2', 'EXTERIOR']);
  });

  test.each([
    ['unit b', { name: 'unit B', isFirst: false, mayBeMachine: false }],
    ['the first unit', { name: 'first unit', isFirst: true, mayBeMachine: true }],
    ['apartment two', { name: 'unit two', isFirst: false, mayBeMachine: false }],
    ['upstairs unit', null],
  ])('"%s"', (words, unit) => expect(unitNamed(words.split(' '))).toEqual(unit));
});

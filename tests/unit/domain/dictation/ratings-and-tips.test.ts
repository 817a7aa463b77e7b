import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';
import { saidRating } from '../../../../server/domain/dictation/remarks/said-rating.ts';
import { mayBeTip, saidTip } from '../../../../server/domain/dictation/remarks/said-tip.ts';
import { addMaintenanceTips } from '../../../../server/domain/dictation/writing/add-maintenance-tips.ts';
import { fillReason, withReasonSaid } from '../../../../server/domain/dictation/writing/fill-reason.ts';
import { toWrittenReport } from '../../../../server/domain/dictation/writing/to-written-report.ts';
import { warningsOf } from '../../../../server/domain/dictation/writing/warnings.ts';
import type { Rating } from '../../../../server/domain/template/template.ts';
import { ROOT } from '../../../../server/root.ts';
import { templateOf } from '../../../support/dictation.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

const RATINGS: Rating[] = [
  { code: 'A', name: 'Acceptable', role: 'ok' },
  { code: 'M', name: 'Monitor', role: 'marginal' },
  { code: 'D', name: 'Deficient', role: 'defect' },
  { code: 'NV', name: 'Not Viewed', role: 'notInspected' },
  { code: 'NP', name: 'Not Present', role: 'absent' },
];
const LEGACY: Rating[] = RATINGS.filter(({ role }) => role !== 'marginal');

const house = (ratings = RATINGS) => ({
  ...templateOf(`
    = ROOFING
    - Roof Covering
    Cracked shingles | Shingles at the (location) are cracked.
    [functional] Covering fine | The roof covering shed water.
    [limitation] Not walked | The roof was not walked because (reason).
    [tip] Look up after storms | Look at the roof from the ground after each storm.
    - Skylights
    Fogged skylight | The skylight is fogged.
    - Stacks, Vents and Chimneys
    Stack leaks | The plumbing stack leaks.
    = HEATING
    - Furnace
    Rusty burners | The burners are rusty.
    Neutrals joined | Neutrals and grounds are joined.
    - Filters
    Dirty filter | The air filter is dirty.
    [tip] Change it on time | Change the air filter every three months.
    = FIREPLACE
    - Firebox
    Cracked brick | The firebrick is cracked.
    - Damper
    Damper stuck | The damper is stuck.
  `),
  ratings,
});

const legacy = (await new Hr5TemplateCodec().read(readFileSync(`${ROOT}/server/default-templates/legacy.hr5`)))
  .template;

/** `Item: code` for each item of the report. */
async function ratingsOf(said: string, ratings = RATINGS): Promise<string[]> {
  const template = house(ratings);
  const names = new Map(template.components.flatMap(({ items }) => items.map(({ id, name }) => [id, name] as const)));
  const { draft, decisions } = await writeDictation(said, template);
  return toWrittenReport(draft, decisions, template).sections.flatMap((section) =>
    section.items.map(({ itemId, rating }) => `${names.get(itemId)}: ${rating}`),
  );
}

describe('the rating of an item', () => {
  test.each([
    ['Roof covering. Shingles are cracked at the ridge.', ['Roof Covering: D']],
    ['Roof covering. The covering is in good shape.', ['Roof Covering: A']],
    ['The roof was not walked because it was too steep.', ['Roof Covering: NV']],
    ['Roof covering, fair.', ['Roof Covering: M']],
    ['Roof covering is in fair condition.', ['Roof Covering: M']],
    ['Roof covering, rated poor.', ['Roof Covering: D']],
    ['Skylights, not present.', ['Skylights: NP']],
    ['Mark the skylights not present.', ['Skylights: NP']],
    ['There is no fireplace in this house.', ['Firebox: NP', 'Damper: NP']],
    ['Furnace. The neutrals and grounds are joined together.', ['Furnace: D']],
    ['Skylights, deficient.', ['Skylights: D']],
    ['The furnace gets an NV.', ['Furnace: NV']],
    ['Skylights RR.', ['Skylights: D']],
    ['Filters. Rate it RR.', ['Filters: D']],
    ['Rate the skylights as inspected.', ['Skylights: A']],
    ['Skylights, none on this house.', ['Skylights: NP']],
    ["Skylights, no, they don't have any.", ['Skylights: NP']],
    ["Skylights aren't there, not present.", ['Skylights: NP']],
    ['Skylights not present, the owner took them out.', ['Skylights: NP']],
    ["Fireplace, there's no fireplace.", ['Firebox: NP', 'Damper: NP']],
  ])('"%s"', async (said, expected) => expect(await ratingsOf(said)).toEqual(expected));

  test('is the one said, whatever was found', async () => {
    expect(
      await ratingsOf('Roof covering. Shingles are cracked at the ridge. Rate the roof covering monitor.'),
    ).toEqual(['Roof Covering: M']);
  });

  test('is no rating but advice, of what was found', async () => {
    const { decisions } = await writeDictation('Furnace. The burners are rusty, repair or replace.', house());
    expect(decisions.map(({ remark }) => remark.kind)).toEqual(['announcement', 'finding', 'recommendation']);
  });

  test('is listed where the template has none such', async () => {
    const { decisions } = await writeDictation(
      'The furnace gets an NI.',
      house(RATINGS.filter(({ role }) => role !== 'notInspected')),
    );
    expect(warningsOf(decisions)).toEqual([
      'Left out because your template has no item or rating for it: "The furnace gets an NI." (0:00).',
    ]);
  });

  test('is the nearest where the template has no such code', async () => {
    expect(await ratingsOf('Roof covering, fair.', LEGACY)).toEqual(['Roof Covering: A']);
  });

  test('is not given to an item that is more than what is not there', async () => {
    expect(await ratingsOf('Roof. There is no chimney. Chimney, not present.')).toEqual([]);
  });

  test.each([
    'The shingles are in fair shape but cracked',
    'There is no handrail',
    'No GFCI at the island',
    'The fan is poor',
    'The handrail is not there',
    'GFCI not present at the sink',
    'Flashing not present',
    "They don't have any",
    'No dishwasher, just a hole in the cabinets',
    'No garage, but the door is rotted',
    'The signal gets poor',
    'The door gets stuck on a deficient strike',
    'There is insulation on one side, none on the other',
  ])('"%s" gives none', (said) => expect(saidRating(said, RATINGS, 'Stairs')).toBeNull());
});

describe('a limitation', () => {
  test('tells the reason that was said', async () => {
    const { textOf } = await writeDictation('The roof was not walked because it was too steep.', house());
    expect(textOf('Not walked')).toBe('<p>The roof was not walked because it was too steep.</p>');
  });

  test.each([
    ['Hatch is painted shut, so not inspected.', 'Not seen because hatch is painted shut.'],
    ['Not inspected due to stored boxes.', 'Not seen due to stored boxes.'],
    ['It was not inspected.', 'Not seen.'],
    ["Couldn't reach it, ladder wasn't long enough.", "Not seen because ladder wasn't long enough."],
    ['Not inspected, boxes everywhere.', 'Not seen due to boxes everywhere.'],
    ['Skipped it, way too steep.', 'Not seen because it was way too steep.'],
    ['Not inspected, did not get in.', 'Not seen.'],
    ['AC was locked up, so not run.', 'Not seen because AC was locked up.'],
  ])('of "%s"', (said, text) => expect(fillReason('Not seen because (reason).', said)).toBe(text));

  test.each([
    ['because of [reason]', 'Not walked because of frost.', 'Not seen because of frost.'],
    ['because of [reason]', 'Hatch was locked, so not inspected.', 'Not seen because hatch was locked.'],
    ['due to (reason)', 'Not inspected because the dog was in there.', 'Not seen because the dog was in there.'],
    ['due to the (reason)', 'Not inspected, boxes everywhere.', 'Not seen due to boxes everywhere.'],
    ['because of [reason]', 'It was not inspected.', 'Not seen.'],
    ['owing to ____', "Couldn't take it off, it's painted to the wall.", "Not seen because it's painted to the wall."],
    ['because ____', 'Not inspected due to mud.', 'Not seen due to mud.'],
  ])('with "%s" of "%s"', (lead, said, text) => expect(fillReason(`Not seen ${lead}.`, said)).toBe(text));

  test.each([
    ['The tub was not run.', 'Tub not tested, the water is shut off.', 'The tub was not run. The water is shut off.'],
    ['The tub was not run.', 'Tub not tested, gas was off.', 'The tub was not run. Gas was off.'],
    [
      'Ice kept the roof from being walked.',
      'Not walked, the shingles are wet.',
      'Ice kept the roof from being walked.',
    ],
    ['The tub was not run because (reason).', 'Not run, the water is off.', 'The tub was not run because (reason).'],
    ['The tub was not run.', "I didn't run that, I'm late.", 'The tub was not run.'],
  ])('that tells no reason tells the one that was said: %s', (text, said, written) =>
    expect(withReasonSaid(`<p>${text}</p>`, said)).toBe(`<p>${written}</p>`),
  );

  test.each([
    ['Fireplace. It was full of ash, so no look inside.', 'FIREPLACE / Firebox'],
    ['Cooling. It is forty degrees out, so I did not run it.', 'HEATING / COOLING / Air Conditioning'],
    ['Roof. The pitch is too steep, so I stayed off and looked with a camera on a pole.', 'ROOFING / Roof Coverings'],
  ])('is of the item that offers the nearest one: %s', async (said, item) => {
    expect((await writeDictation(said, legacy)).lines).toEqual([expect.stringContaining(item)]);
  });

  test('that is written as it was said is no order to the writer', async () => {
    const { lines } = await writeDictation('Furnace. Mark the furnace not inspected, there was no gas.', house());
    expect(lines).toEqual(['HEATING / Furnace / new / Furnace was not inspected, there was no gas']);
  });
});

describe('a maintenance tip that is said', () => {
  const TIP = 'HEATING / Filters / tip / Change it on time';

  test.each([
    'Tell them to change the filter every three months.',
    'Maintenance tip, change the air filter every three months.',
    'Tip for the owner, change the air filter every three months.',
    'Filters. They should replace the filter four times a year.',
  ])('"%s" is written, whatever the setting', async (said) =>
    expect((await writeDictation(said, house())).lines).toEqual([TIP]),
  );

  test.each([
    "Windows. So when you move in you'll want to change the locks.",
    "You don't want to see cracks in a foundation.",
    'You never want to see rust on a furnace.',
  ])('is not talk: %s', async (said) => {
    expect((await writeDictation(said, house())).lines).toEqual([]);
  });

  test('is not what somebody does not want to see here', async () => {
    const { lines } = await writeDictation("You don't want to see that cracked brick in the firebox.", house());
    expect(lines).toEqual(['FIREPLACE / Firebox / template / Cracked brick']);
  });

  test('with a finding stands beside it, once', async () => {
    const { lines } = await writeDictation(
      "Filter's dirty, change it every ninety days. Remind the owner to change the filter every three months.",
      house(),
    );
    expect(lines).toEqual(['HEATING / Filters / template / Dirty filter', TIP]);
  });

  test.each([
    'Heating. The filter is dirty. Get it swapped out every three months or so.',
    'Heating. The filter is dirty. I would put a fresh one in there every couple of months.',
    'Heating. The filter is dirty. Swap it out each April and October.',
    'Heating. The filter is dirty. Come October, put a fresh one in.',
    "Heating. The filter is dirty. You'll want to put a new one in every season.",
  ])('is heard in other words: %s', async (said) => {
    expect((await writeDictation(said, house())).lines).toEqual(['HEATING / Filters / template / Dirty filter', TIP]);
  });

  test.each([
    'Maintenance tip, keep the damper shut in summer.',
    'Remind them to oil the hinges of the doors once a year.',
  ])('is no other one that the template has: %s', async (said) => {
    const [line, ...others] = (await writeDictation(said, house())).lines;
    expect(others).toEqual([]);
    expect(['Look up after storms', 'Change it on time'].some((title) => line?.endsWith(title))).toBe(false);
  });

  test('is written as it was said where the template has none', async () => {
    const { lines, textOf } = await writeDictation('Furnace. Tell them to vacuum the burners every fall.', house());
    expect(lines).toEqual(['HEATING / Furnace / tip / Vacuum the burners every fall']);
    expect(textOf('Vacuum the burners every fall')).toBe('<p>Vacuum the burners every fall.</p>');
  });

  test('is not added again by the setting that adds all', async () => {
    const template = house();
    const { draft, decisions } = await writeDictation("Filter's dirty, change it every ninety days.", template);
    const written = addMaintenanceTips(draft, decisions, template).sections.flatMap(({ items }) =>
      items.flatMap(({ comments }) => comments.map(({ source }) => source)),
    );
    expect(written).toEqual(['template', 'tip']);
  });

  test('is not added to what is not there', async () => {
    const template = house();
    const { draft, decisions } = await writeDictation('Mark the filters not present.', template);
    const items = addMaintenanceTips(draft, decisions, template).sections.flatMap((section) => section.items);
    expect(items.map(({ itemName, comments }) => [itemName, comments])).toEqual([['Filters', []]]);
  });

  test.each([
    'The client told me to look at the roof',
    'Have a roofer repair it',
    'Furnace is serviced',
    'The filter is dirty',
  ])('is not "%s"', (said) => expect(saidTip(said)).toBeNull());

  test.each([
    'Have it swept in July, before the rush.',
    'Get a camera down it before you sign anything.',
    'Run a dehumidifier all summer.',
  ])('may be "%s", which says when', (said) => expect(mayBeTip(said)).toBe(true));

  test.each(['Have a plumber replace it before winter.', 'Get a roofer on that.'])('is hardly "%s"', (said) =>
    expect(mayBeTip(said)).toBe(false),
  );
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';
import { ROOT } from '../../../../server/root.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

const templates = await Promise.all(
  ['server/default-templates/legacy.hr5', 'tests/quality/templates/a.hr5'].map(async (path) => ({
    path,
    template: (await new Hr5TemplateCodec().read(readFileSync(`${ROOT}/${path}`))).template,
  })),
);

/** The location of each thing that was said. */
const locationsOf = async (said: string, template: (typeof templates)[number]['template']) =>
  (await writeDictation(said, template)).decisions.flatMap(({ remark }) =>
    remark.kind === 'announcement' ? [] : [remark.location],
  );

describe.each(templates)('a room that was announced ($path)', ({ template }) => {
  test.each([
    ['Hall bath. The toilet is loose at the floor. The furnace filter is dirty.', ['hall bath', null]],
    ['Hall bath. The fan is noisy. The shingles are curling on the south slope.', ['hall bath', 'south slope']],
    ['Exterior. Back deck. The deck boards are rotted. The furnace is rusted out.', ['back deck', null]],
  ])('is left with its section: "%s"', async (said, locations) =>
    expect(await locationsOf(said, template)).toEqual(locations),
  );

  test.each([
    ['Hall bath. The fan is noisy. The window is stuck.', ['hall bath', 'hall bath']],
    ['Master bedroom. The outlet has an open ground.', ['master bedroom']],
  ])('holds for what rooms have: "%s"', async (said, locations) =>
    expect(await locationsOf(said, template)).toEqual(locations),
  );
});

test.each([
  ["Garage, the breaker's double tapped.", ['garage']],
  ['Basement, the water heater is leaking.', ['basement']],
  ['Front bedroom, the outlet over the bed has reversed polarity.', ['over the bed, front bedroom']],
  ['Basement. The furnace is rusted out.', [null]],
  ['Electrical, the furnace is rusted out.', [null]],
])(
  'a room named in the same breath is where that is, in whatever section it is written: "%s"',
  async (said, locations) =>
    expect(await locationsOf(said, (templates[0] as (typeof templates)[number]).template)).toEqual(locations),
);

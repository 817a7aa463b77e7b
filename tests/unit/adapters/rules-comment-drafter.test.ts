import { describe, expect, test } from 'vitest';
import { RulesCommentDrafter } from '../../../server/adapters/language/rules-comment-drafter.ts';
import { wordNewComments } from '../../../server/domain/dictation/judging/word-new-comments.ts';
import { warningsOf } from '../../../server/domain/dictation/writing/warnings.ts';
import { writeComments } from '../../../server/domain/dictation/writing/write-comments.ts';
import { DEFAULT_SETTINGS, type ReportSettings } from '../../../server/domain/report/report.ts';
import { dwellingTemplate, writeDictation } from '../../support/written-dictation.ts';

const template = dwellingTemplate();
const work = { signal: new AbortController().signal, log: () => {}, progress: () => {} };
const TASK = {
  ...{
    remark: 0,
    kind: 'finding' as const,
    component: 'INTERIORS',
    itemName: 'Doorbell',
    trade: 'qualified contractor',
  },
  ...{ said: [], subject: null, style: [], faults: [] },
};

/** The texts of the new comments, as they are written where there is no language model. */
async function newTexts(said: string, settings: Partial<ReportSettings> = {}): Promise<string[]> {
  const all = { ...DEFAULT_SETTINGS, ...settings };
  const worder = { drafter: new RulesCommentDrafter(), by: 'rules', tellsPlaces: all.addDefectLocations } as const;
  const { decisions } = await wordNewComments(
    (await writeDictation(said, template, settings)).decisions,
    template,
    worder,
    work,
  );
  const { sections } = writeComments(decisions, template, all);
  return sections.flatMap(({ items }) =>
    items.flatMap(({ comments }) => comments.filter(({ source }) => source === 'new').map(({ text }) => text)),
  );
}

describe('a new comment, by rules', () => {
  test.each([
    [
      'Raised platforms. Solar conduit hanging off the pergola.',
      ['<p>Solar conduit is hanging off the pergola. Have a solar contractor evaluate and repair.</p>'],
    ],
    [
      'Raised platforms. There is a solar panel array on the pergola with loose conduit. Have an electrician look at it.',
      ['<p>There is a solar panel array on the pergola with loose conduit. Have an electrician evaluate.</p>'],
    ],
  ])('is whole sentences with a recommendation: %s', async (said, texts) =>
    expect(await newTexts(said)).toEqual(texts),
  );

  test('has a recommendation though no word of it is known to say what is wrong', async () => {
    const [drafted] = await new RulesCommentDrafter().draft([{ ...TASK, said: ['The intercom babbles in the hall'] }]);
    expect(drafted?.text).toBe('The intercom babbles in the hall. Have a qualified contractor evaluate and repair.');
    const [silent] = await new RulesCommentDrafter().draft([{ ...TASK, said: ['The doorbell does not ring'] }]);
    expect(silent?.text).toBe('The doorbell does not ring. Have a qualified contractor evaluate and repair.');
  });

  test.each([
    { ...TASK, said: ['The intercom babbles in the hall', 'recommend replacing it'] },
    { ...TASK, said: ['The hot tub is a Jacuzzi'], kind: 'fact' as const },
    { ...TASK, said: ['The intercom was not tested'], kind: 'notInspected' as const },
    { ...TASK, said: ["Didn't test the intercom, there was no power to it"], kind: 'notInspected' as const },
  ])('has no second one, and none where nothing is wrong: $said', async (task) => {
    const [drafted] = await new RulesCommentDrafter().draft([task]);
    expect(drafted?.text).not.toContain('Have a');
  });

  test.each([
    [
      'attic',
      "Didn't enter, boxes were stacked in front of the hatch.",
      'The attic was not entered: boxes were stacked',
    ],
    [
      'air conditioning',
      'Not tested, too cold outside, fifty degrees.',
      'Air conditioning was not tested: too cold outside',
    ],
    ['sprinklers', 'Not tested.', 'Sprinklers were not tested.'],
    ['crawl space', 'No access.', 'In the crawl space, there is no access.'],
    [
      'attic',
      "Couldn't get up there, ladder wasn't long enough.",
      'The attic could not be reached: the ladder was not long enough.',
    ],
    ['roof', "Didn't go up there, way too slick.", 'The roof was not accessed: way too slick.'],
    ['crawl space', "Couldn't crawl under it, ten inches.", 'The crawl space could not be reached: 10 inches.'],
    ['attic', "Didn't go in, wasps.", 'The attic was not entered: wasps.'],
    ['furnace', 'Not run, gas is off.', 'The furnace was not run: gas is off.'],
    ['attic', 'Could only see half of it, ducts in the way.', 'Only half of the attic could be seen: ducts'],
    ['pool', 'Nobody showed me, skipped.', 'Pool, nobody showed me, skipped.'],
    [null, "Couldn't see the party walls, boxes everywhere.", 'The party walls could not be seen: boxes everywhere.'],
    [null, 'Could not see anything back there, boxes.', 'We could not see anything back there'],
    [null, 'Tub not tested, the water is shut off.', 'The tub was not tested. The water is shut off.'],
  ])('speaks of what was not inspected: %s', async (subject, said, text) => {
    const [drafted] = await new RulesCommentDrafter().draft([{ ...TASK, kind: 'notInspected', subject, said: [said] }]);
    expect(drafted?.text).toContain(text);
  });

  test('names what was announced, where what was not inspected is not named', async () => {
    const texts = await newTexts('Raised platforms. Not tested, the gate was tied up with rope and the owner was out.');
    expect(texts).toEqual([
      '<p>Raised platforms were not tested: the gate was tied up with rope and the owner was out.</p>',
    ]);
  });

  test('tells the place that was announced, where places are wanted', async () => {
    const said = 'Second wash room, the primary. There is a weird purple glow from the mirror.';
    expect((await newTexts(said))[0]).toContain('from the mirror in the primary');
    expect((await newTexts(said, { addDefectLocations: false }))[0]).not.toContain('primary');
    const goesOn = 'Second wash room, the primary. The mirror glows purple when you knock on it.';
    expect((await newTexts(goesOn))[0]).toMatch(
      /^<p>In the primary bathroom, the mirror glows purple when you knock on it\./,
    );
  });

  test('is none where new comments are switched off, but a warning with words and time', async () => {
    const said = 'Raised platforms. Solar conduit hanging off the pergola.';
    expect(await newTexts(said, { createNewComments: false })).toEqual([]);
    expect(warningsOf((await writeDictation(said, template, { createNewComments: false })).decisions)).toEqual([
      'At 0:00 you said "Solar conduit hanging off the pergola."; no comment of your template says this, and new comments are switched off.',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { answered } from '../../../../server/domain/dictation/remarks/answers.ts';
import { templateOf } from '../../../quality/dictations.ts';
import { rulesDecide } from '../../../support/rules-decide.ts';

const legacy = await templateOf('legacy-1');

async function told(text: string): Promise<string[]> {
  const { decisions } = await rulesDecide(text, legacy);
  return decisions
    .filter(({ verdict }) => !['none', 'merged', 'warning'].includes(verdict))
    .map(({ comment, verdict }) => comment?.name ?? verdict);
}

describe('a question and its answer say together', () => {
  test.each([
    ['Any GFCI in here?', 'None.', 'No GFCI in here'],
    ['Is there a fire door?', "No, it's hollow.", 'No fire door'],
    ['Does the back door latch?', "No, it doesn't.", 'The back door does not latch'],
    ['Do the windows stay up?', 'Nope.', 'The windows do not stay up'],
    ['Does the light come on?', 'Nope.', 'The light does not come on'],
    ['Does this faucet drip?', 'Nope.', 'This faucet does not drip'],
    ['Is the toilet loose at all?', "No, it's solid.", 'The toilet is not loose'],
    ['Is the dryer vent hooked up?', 'No.', 'The dryer vent is not hooked up'],
    ['Is the sump working?', 'Yep, kicks right on.', 'The sump is working'],
    ['Is the toilet loose?', "No, it's solid.", 'The toilet is not loose'],
    ['Any insulation?', 'None over the garage.', 'No insulation over the garage'],
    ['Does the garage door reverse off the block?', 'It does not.', 'The garage door does not reverse off the block'],
    ["Where's the strap on this water heater?", "Isn't one.", 'No strap on this water heater'],
    ['Do I smell gas back of the range?', 'I do, and the sniffer agrees.', 'I smell gas back of the range'],
    ['Is that rust on the flue?', 'It surely is.', 'That is rust on the flue'],
    ["Is that daylight I'm seeing around the vent?", 'It is.', 'That is daylight around the vent'],
  ])('%s %s', (question, answer, expected) => expect(answered(question, answer)).toBe(expected));

  test.each([
    ['Is that mold?', "No, it's just dirt."],
    ['Is that rot on the window sill?', 'No.'],
    ['Is this the kitchen?', 'Yes.'],
    ['Which way does the yard run?', 'At the house.'],
    ['Can you hold this?', 'Sure.'],
    ['Does the toilet run?', 'No.'],
    ['Is there a fire door?', 'Yes.'],
  ])('but nothing for sure: %s %s', (question, answer) => expect(answered(question, answer)).toBe(null));
});

test('of an answer that only repeats nothing is left to warn of', async () => {
  const { decisions } = await rulesDecide('Kitchen. Is there a GFCI by the sink? No, there is not.', legacy);
  expect(decisions.map(({ remark }) => remark.words)).toEqual(['Kitchen.', 'No GFCI by the sink.']);
  expect(decisions.at(-1)?.remark.heard).toBe('Is there a GFCI by the sink? No, there is not.');
});

describe('what is asked and answered is written', () => {
  test.each([
    ['Kitchen. Any GFCI in here? None.', ['Not GFCI protected']],
    ["Does the back door latch? No, it doesn't.", ['Door does not latch']],
    ["Bathroom. Is the toilet loose? No, it's solid.", ['Functional']],
  ])('%s', async (text, expected) => expect([...new Set(await told(text))]).toEqual(expected));
});

test('a thing and what is wrong with it in a word go on from another', async () =>
  expect(await told('Hall bath. Toilet, solid, tub, drains slow, fan, dead.')).toEqual([
    'Functional',
    'Tub drains slowly',
    'Bath fan inoperative',
  ]));

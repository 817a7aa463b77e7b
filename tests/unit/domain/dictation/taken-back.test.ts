import { expect, test } from 'vitest';
import { stylesTemplate } from '../../../support/speaking-styles.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

/** What of a dictation gets into the report. */
async function written(said: string): Promise<string[]> {
  const { decisions } = await writeDictation(said, stylesTemplate());
  return decisions.flatMap(({ verdict, remark }) =>
    ['template', 'new', 'merged'].includes(verdict) ? [`${said} => ${remark.words}`] : [],
  );
}

test.each([
  ['no, wait', "The door rubs at the top. No weight. That's the mat."],
  ['no, hang on', "The trap leaks at the nut. No hanging on. That's my flashlight dripping."],
  ['no, hold on', 'The panel cover is cracked. Nope, pulled on, that is only the shadow.'],
  ['strike that', "Rust at the base of the tank. Stripe that. It's red clay dust."],
])('"%s" is understood where it was misheard', async (_cue, said) => {
  expect(await written(said)).toEqual([]);
});

test.each([
  ['finds something else', 'The outlet is dead. Hold on, the faucet is dripping, too.'],
  ['tells how it is loose', 'The bottom step is loose. Wait, the railing is loose.'],
  ['speaks of a weight', 'The sash cord has no weight on it. The window is cracked.'],
])('who %s takes nothing back', async (_what, said) => {
  expect((await written(said)).length).toBeGreaterThanOrEqual(2);
});

import { describe, expect, test } from 'vitest';
import { SURELY_STANDS } from '../../../../server/domain/dictation/likeness/retraction-odds.ts';
import type { SentenceEncoder } from '../../../../server/domain/dictation/likeness/sentence-encoder.ts';
import { indexTranscript } from '../../../../server/domain/dictation/remarks/index-transcript.ts';
import { transcriptOf } from '../../../support/dictation.ts';
import { sentenceEncoder } from '../../../support/sentence-encoder.ts';
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
  "The toilet rocks. Let's not write that up.",
  "The chimney cap is gone. No, there it is. It's just low.",
  'Deck railing wobbles. You know what, drop it.',
  'Furnace is not firing. Oh, spoke too soon, there was a delay on the thermostat.',
  "Thought the window was cracked, but it's a cobweb.",
  "That outlet looked dead, turns out it's on the switch.",
  'I took that for a crack in the foundation, but it is just a pencil line.',
])('nothing is written of "%s"', async (said) => expect(await written(said)).toEqual([]));

test.each([
  ["Handrail's loose on the deck. Not the deck, the front steps.", /front steps/, /deck/],
  ["The gutter is loose on the left side of the house. Correction, that's the front.", /front/, /left/],
  ['Two shingles are missing, actually, five on the north slope.', /five/i, /two/i],
  ['Two shingles are missing, no weight 3.', /3|three/i, /two|weight/i],
  ['Two shingles are missing. Correction. Three shingles are missing.', /three/i, /two/i],
  ['There is a six inch crack in the driveway slab. More like three feet.', /three foot/, /six|feet/],
])('what is put right is written as it is: "%s"', async (said, right, wrong) => {
  const told = await written(said);
  expect(told).toHaveLength(1);
  const [, words = ''] = told[0]?.split(' => ') ?? [];
  expect(words).toMatch(right);
  expect(words).not.toMatch(wrong);
});

test.each([
  ['finds something else', 'The outlet is dead. Hold on, the faucet is dripping, too.'],
  ['tells how it is loose', 'The bottom step is loose. Wait, the railing is loose.'],
  ['speaks of a weight', 'The sash cord has no weight on it. The window is cracked.'],
])('who %s takes nothing back', async (_what, said) => {
  expect((await written(said)).length).toBeGreaterThanOrEqual(2);
});

test.each([
  ['Garage. A cracked window along with a dead outlet.', 2],
  ['Kitchen. This dishwasher has a ripped gasket and a broken rack.', 2],
  ['A loose deck railing as well as a broken garage door spring.', 2],
  ['The toilet rocks as well as it ever did.', 1],
])('what joins two things parts them: "%s"', async (said, count) => expect(await written(said)).toHaveLength(count));

describe('what the next sentence would take back', () => {
  const takenByNext = async (said: string) => {
    const { words } = transcriptOf(said);
    const real = await sentenceEncoder();
    const encoder: SentenceEncoder = {
      encode: (texts) => real.encode(texts),
      kinds: (text) => real.kinds(text),
      joint: (left, right) => real.joint(left, right),
      unlisted: (text) => real.unlisted(text),
      wording: (text) => real.wording(text),
      retraction: async (one) =>
        /garage|fires right up/i.test(one) ? { stands: 0, retracted: 0, retractedByNext: 1 } : SURELY_STANDS,
      close: async () => {},
    };
    const { remarks } = await indexTranscript({ words, seconds: words.at(-1)?.end ?? 0 }, stylesTemplate(), {
      encoder,
    });
    return remarks.at(-1)?.kind;
  };

  test('is nothing where only a place was named, or something is in order: what is found next stands', async () => {
    expect(await takenByNext('Garage. The opener is dead.')).toBe('finding');
    expect(await takenByNext('Furnace fires right up. No, the burner is cracked.')).toBe('finding');
  });

  test('goes with the sentence that takes it back', async () => {
    expect(await takenByNext('The garage outlet is dead. The tester is cracked.')).toBe('retracted');
  });
});

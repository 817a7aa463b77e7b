import { describe, expect, test } from 'vitest';
import { isAdvice, opensAsBefore } from '../../../../server/domain/dictation/remarks/classify-remark.ts';
import { tellsWhereOrHow } from '../../../../server/domain/dictation/remarks/describes.ts';
import { isPlainlyInOrder } from '../../../../server/domain/dictation/remarks/plainly-in-order.ts';
import { retractedCount } from '../../../../server/domain/dictation/remarks/retractions.ts';
import { supposes } from '../../../../server/domain/dictation/remarks/supposed.ts';
import { saidOf, triesOnly } from '../../../../server/domain/dictation/remarks/testing.ts';
import { templateOf } from '../../../quality/dictations.ts';
import { rulesDecide } from '../../../support/rules-decide.ts';

const legacy = await templateOf('legacy-1');

describe('what the inspector does to try a thing', () => {
  test.each([
    ['Dump my bucket down the floor drain', true],
    ['Running the sniffer along the gas pipe', true],
    ['crank the dial up, wait for it', true],
    ['I press the switch', true],
    ['flashlight underneath the sink', true],
    ['Crack in the foundation wall', false],
    ['Feel a draft at the window', false],
    ['tap on the tub drips', false],
    ['Flip the fan on and you hear crickets', false],
    ["Pull that filter out, it's like a blanket", false],
    ['I pulled a handful of lint out of the pipe', false],
    ['sitting on the cinder block', false],
    ['Sit on the throne', true],
    ['toilet running', false],
    ['tape over the hole in the duct', false],
  ])('is told from what he finds: %s: %s', (text, isDeed) => expect(triesOnly(text)).toBe(isDeed));

  test('names what is told next', async () => {
    expect(saidOf('Does the relief valve have a pipe?')).toBe('the relief valve have a pipe');
    expect(saidOf('Any other questions?')).toBeNull();
    const { decisions } = await rulesDecide(
      'Bathroom. Push the button on the plug, and nothing. Squeeze the sprayer, nothing comes out.',
      legacy,
    );
    expect(decisions.filter(({ verdict }) => verdict === 'functional')).toEqual([]);
  });
});

test.each([
  ["Panel cover's off, careful", true],
  ['outside wall, cover off', true],
  ["Cover's off the electric panel", true],
  ["cover's off", false],
  ['Walked it.', true],
  ['crawled the whole thing', true],
  ['Walked it and three shingles are missing', false],
  ["Cover's off the junction box", false],
  ['The panel cover is off and lying on the floor', false],
])('"%s" tells only how it was looked at: %s', (words, isOnly) => expect(tellsWhereOrHow({ words })).toBe(isOnly));

test('a word that is called out is written nowhere', async () => {
  const { decisions } = await rulesDecide(
    'Electrical. Panel cover is off. Careful. Two wires are under one breaker.',
    legacy,
  );
  expect(decisions.find(({ remark }) => /careful/i.test(remark.words))?.verdict).toBe('none');
});

test.each([
  ['because once the lint lights it goes up like a fuse', true],
  ["that's how fingers get lost", true],
  ["that's why the plywood above it is black", false],
  ["that's what, nineteen ninety-four", false],
  ['because the clamp had rotted off', false],
])('"%s" explains what was found: %s', (text, explains) => expect(isAdvice(text)).toBe(explains));

test.each([
  ['the other one too', true],
  ['sewing room as well, both of them', true],
  ['rhodies plastered on it too', false],
  ['the railing is loose too', false],
])('"%s" is as before: %s', (text, isBefore) => expect(opensAsBefore(text)).toBe(isBefore));

test.each([
  ['I must correct that, since the awl does not enter at all, and what I took for rot is only a dark stain', 1],
  ['I withdraw that, since there is a timer behind the towel that starts it', 1],
  ['no, forget it, I did not push enough, it clicks', 1],
  ['strike that, there they are on the back side, three to a joint', 1],
  ['nope, switch was off, it is good', 1],
  ['ah no, I see a long black hose, so is okay', 1],
  ['I take that back, right front, and the oven door is broken', 0],
])('"%s" takes back %i', (text, count) => expect(retractedCount(text)).toBe(count));

test.each([
  ['I was about to tell you that the crown is broken', 'but that was a twig', true],
  ['I thought it was rotted', 'but it is only dirt', true],
  ['I wrote that an alarm was missing', 'but I was mistaken', true],
  ['I marked the gutters as loose', 'but the downspouts are fine', false],
  ['I almost fell through the deck', 'but the joists are fine', false],
])('"%s", "%s" was only supposed: %s', (text, but, isSupposed) => expect(supposes(text, but)).toBe(isSupposed));

test('what was supposed is written nowhere, and what is so instead is', async () => {
  const said =
    'Roof. I was about to call the rubber collar split, but that was a twig lying across it. The gutters are packed with leaves.';
  const { decisions } = await rulesDecide(said, legacy);
  expect(decisions.flatMap(({ comment }) => (comment ? [comment.name] : []))).toEqual(['Gutters clogged']);
});

test('a leaf that was taken for a defect is no debris', async () => {
  const said = 'Roof. I thought there was a shingle cracked, but it was a wet leaf stuck to it.';
  const { decisions } = await rulesDecide(said, legacy);
  expect(decisions.flatMap(({ comment }) => (comment ? [comment.name] : []))).toEqual([]);
});

test('what is found in place of what was supposed is not lost', async () => {
  const said = 'Plumbing. I thought the shutoff valve was dry, but it is leaking at the stem.';
  const { decisions } = await rulesDecide(said, legacy);
  expect(decisions.at(-1)?.remark.kind).not.toBe('retracted');
});

test.each([
  ['I measured seven inches of drop over ten feet, which is all that one can ask for', true],
  ["Pressure's sixty pounds, and I'm tickled with that", true],
  ['the gate swings freely, so there is nothing for me to write about it', true],
  ['now that is newer stuff, plenty of miles in it yet', true],
  ["it's dry but the rest is not, which is fine", false],
  ['oven says three fifty, my probe says three forty-two, close enough for a meatloaf', true],
  ["eighteen degrees between the two, I'll take that all day", true],
  ["that'll do damage one day", false],
  ['the fan in this bathroom holds a sheet of tissue flat against its grille', true],
  ['fan took a square of paper and held it', true],
  ['the fan runs but a tissue drops right off the grille', false],
  ['the toilet paper holder pulled out of the wall', false],
])('"%s" is plainly in order: %s', (text, isFine) => expect(isPlainlyInOrder(text)).toBe(isFine));

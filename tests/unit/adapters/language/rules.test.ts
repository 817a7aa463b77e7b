import { describe, expect, it } from 'vitest';
import { addArticles } from '../../../../server/adapters/language/rules/articles.ts';
import { writeOut } from '../../../../server/adapters/language/rules/contractions.ts';
import { indefinite } from '../../../../server/adapters/language/rules/nouns.ts';
import { styleNumbers } from '../../../../server/adapters/language/rules/numbers.ts';
import { inOrder } from '../../../../server/adapters/language/rules/order.ts';
import { splitSentences } from '../../../../server/adapters/language/rules/sentences.ts';
import { mendSlips } from '../../../../server/adapters/language/rules/slips.ts';
import { standardAdvice } from '../../../../server/adapters/language/rules/standard-advice.ts';
import { tidy } from '../../../../server/adapters/language/rules/tidy.ts';

describe('styleNumbers', () => {
  it.each([
    ['two hundred amp panel with fifty gallon gas heater', '200-amp panel with 50-gallon gas heater'],
    ['about five inches apart', 'about 5 inches apart'],
    ['3" crack', '3-inch crack'],
    ['gap of 3"', 'gap of 3 inches'],
    ['an eighth of an inch wide', '1/8 inch wide'],
    ['1-1/2 inch gap', '1-1/2-inch gap'],
    ['ten to fifteen years', '10 to 15 years'],
    ['10 year old roof', '10-year-old roof'],
    ['from nineteen ninety eight.', 'from 1998.'],
    ['the number fourteen breaker', 'the number 14 breaker'],
    ['a hundred and fifty amp panel', 'a 150-amp panel'],
    ['there are 3 risers', 'there are three risers'],
    ['in 2 garage windows', 'in two garage windows'],
    ['2 outlets', 'Two outlets'],
    ['an 8 degree split', 'an 8-degree split'],
  ])('"%s"', (before, after) => {
    expect(styleNumbers(before)).toBe(after);
  });

  it.each([
    'breaker 4 and 2 of 5',
    'one of the outlets',
    '2 x 4 studs',
    '2-3 inches',
    'a 30-amp breaker',
    'Six inches of air is the minimum.',
    'every two years',
    'bedroom 2 window',
    '1,200 psi',
  ])('leaves "%s"', (text) => {
    expect(styleNumbers(text)).toBe(text);
  });
});

describe('writeOut', () => {
  it.each([
    ["doesn't latch, won't open, can't see", 'does not latch, will not open, cannot see'],
    ['doesnt latch', 'does not latch'],
    ["there's two wires", 'there are two wires'],
    ["there's a leak", 'there is a leak'],
    ["toilet's loose", 'toilet is loose'],
    ["mortar's washed out", 'mortar is washed out'],
    ["it's been painted", 'it has been painted'],
    ["crown's got cracks", 'crown has got cracks'],
    ["a big wasp's nest", "a big wasp's nest"],
    ["the stone company's choosing", "the stone company's choosing"],
    ["a heat pump's setting", "a heat pump's setting"],
    ['i saw it', 'I saw it'],
  ])('"%s"', (before, after) => {
    expect(writeOut(before)).toBe(after);
  });
});

describe('addArticles', () => {
  it.each([
    ['crack in foundation wall', 'crack in the foundation wall'],
    ['rot at base of door jamb', 'rot at the base of the door jamb'],
    ['stairs has crack', 'stairs has a crack'],
    ['have licensed electrician evaluate', 'have a licensed electrician evaluate'],
    ['Plumber should repair', 'A plumber should repair'],
    ['by HVAC contractor', 'by an HVAC contractor'],
    ['at basement stairs', 'at the basement stairs'],
    ['door to garage', 'door to the garage'],
  ])('to "%s"', (before, after) => {
    expect(addArticles(before)).toBe(after);
  });

  it.each([
    'in bedroom 2',
    'at grade',
    'from garage to house',
    'beside tub, shower and toilet',
    'difficult to drain',
    'at the (location)',
    'on (location)',
    'with exposed wiring',
    'a landscape mason',
  ])('not to "%s"', (text) => {
    expect(addArticles(text)).toBe(text);
  });
});

it.each([
  ['outlet', 'an'],
  ['unit', 'a'],
  ['uneven step', 'an'],
  ['uninsulated wall', 'an'],
  ['HVAC contractor', 'an'],
  ['GFCI', 'a'],
  ['8-inch gap', 'an'],
  ['18-inch gap', 'an'],
  ['one-inch gap', 'a'],
  ['hour', 'an'],
])('before "%s" stands "%s"', (word, article) => {
  expect(indefinite(word)).toBe(article);
});

describe('mendSlips', () => {
  it.each([
    ['Gutters is full', 'Gutters are full'],
    ['There was no active leaks', 'There were no active leaks'],
    ['older then 10 years', 'older than 10 years'],
    ['mounted to high', 'mounted too high'],
    ['Gas is on', 'Gas is on'],
    ['One of the outlets is dead', 'One of the outlets is dead'],
    ['There is a couple of cracks', 'There is a couple of cracks'],
    ['Threading cables is quick work', 'Threading cables is quick work'],
  ])('"%s"', (before, after) => {
    expect(mendSlips(before)).toBe(after);
  });
});

describe('tidy', () => {
  it.each([
    ['loose  toilet ,hall bath', 'loose toilet, hall bath'],
    ['the the railing is is loose', 'the railing is loose'],
    ['Loose.Have it fixed', 'Loose. Have it fixed'],
    ['loose...have it fixed', 'loose. have it fixed'],
    ['“loose” isn’t good!!', '"loose" isn\'t good!'],
    ['1.5 gal, e.g. this', '1.5 gal, e.g. this'],
  ])('"%s"', (before, after) => {
    expect(tidy(before)).toBe(after);
  });
});

it('splits sentences, not abbreviations', () => {
  expect(splitSentences('It is approx. 3 feet. See no. 4. Done! Really?')).toEqual([
    'It is approx. 3 feet.',
    'See no. 4.',
    'Done!',
    'Really?',
  ]);
});

describe('inOrder', () => {
  const [O, I, R] = ['The toilet is loose.', 'It may leak.', 'Have a plumber repair it.'] as const;

  it.each([
    ['advice at the head', [R, O], [O, R]],
    ['an implication behind the advice', [O, R, 'This can lead to leaks.'], [O, 'This can lead to leaks.', R]],
    [
      'what it is before what was seen',
      ['This is a hazard.', 'The rail is loose.'],
      ['The rail is loose.', 'This is a hazard.'],
    ],
  ])('puts right %s', (_what, before, after) => {
    expect(inOrder(before)).toEqual(after);
  });

  it.each([
    ['order', [O, I, R]],
    ['two findings with their advice', [O, R, 'The fan is loud.', 'Have an electrician repair it.']],
    ['a sentence that points back', [R, 'It is loose.']],
    ['what is not plain', ['Stop the leak, then paint.', O]],
  ])('leaves %s', (_what, sentences) => {
    expect(inOrder(sentences)).toEqual(sentences);
  });
});

describe('standardAdvice', () => {
  it.each([
    ['The toilet is loose.', 'Have a licensed plumber evaluate and repair.'],
    ['There is no GFCI at the island.', 'Have a licensed electrician evaluate and repair.'],
    ['The duct is disconnected.', 'Have an HVAC contractor evaluate and repair.'],
    ['The ceiling is stained.', 'Have a qualified contractor evaluate and repair.'],
    ['There is a hairline crack in the drywall.', 'Monitor and repair as needed.'],
    ['Gutters are full of leaves.', 'Have a gutter contractor clean and service as needed.'],
    [
      'There are exposed wires in the attic. It is a shock hazard.',
      'Have a licensed electrician evaluate and repair promptly.',
    ],
  ])('of "%s"', (text, advice) => {
    expect(standardAdvice(splitSentences(text))).toBe(advice);
  });

  it.each([
    ['what is in order', 'The fan works.'],
    ['what was not seen', 'No leaks were noted.'],
    ['information', 'The roof covering is asphalt shingle.'],
    ['age alone', 'The water heater is 15 years old.'],
    ['what was not inspected', 'The attic was not inspected. The hatch is painted shut.'],
    ['a comment that advises', 'The toilet is loose. Have a plumber repair it.'],
    ['a comment that names a trade', 'The toilet is loose. A plumber looked at it.'],
    ['maintenance', 'The filter is dirty. This is maintenance.'],
    ['an imperative of any kind', 'The toilet is loose. Wiggle it and see.'],
    ['what is common', 'There are cracks in the driveway. This is typical.'],
  ])('has none for %s', (_what, text) => {
    expect(standardAdvice(splitSentences(text))).toBeNull();
  });
});

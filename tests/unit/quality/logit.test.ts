import { expect, test } from 'vitest';
import { type Choice, fitLogit, fitLogitOfMany, judgedByOthers, likeliest } from '../../../scripts/fit/logit.ts';

const choice = (right: number, group = 'a', weight = 1): Choice => ({
  alternatives: [{}, { always: 1 }],
  right,
  weight,
  group,
});

test('a constant alone is fitted to how often it is right: log odds of 3 in 4', () => {
  const choices = [choice(1), choice(1), choice(1), choice(0)];
  expect(fitLogit(choices, 1e-9).always).toBeCloseTo(Math.log(3), 4);
});

test('a choice counts as much as it weighs', () => {
  expect(fitLogit([choice(1, 'a', 3), choice(0)], 1e-9).always).toBeCloseTo(Math.log(3), 4);
});

test('the reason that tells is given the weight, the one that tells nothing is not', () => {
  const choices = Array.from({ length: 200 }, (_, at): Choice => {
    const telling = (at % 7) / 7;
    const idle = (at % 5) / 5;
    const isRight = telling > 0.5 !== (at % 10 === 0);
    return { alternatives: [{}, { always: 1, telling, idle }], right: isRight ? 1 : 0, weight: 1, group: `${at % 4}` };
  });
  const weights = fitLogit(choices, 0.1);
  expect(weights.telling).toBeGreaterThan(3);
  expect(Math.abs(weights.idle as number)).toBeLessThan(1);
  expect(likeliest(weights, choices[6] as Choice)).toBe(1);
});

test('many rare reasons are given the weights that few common ones are by the other method', () => {
  const choices = Array.from({ length: 300 }, (_, at): Choice => {
    const words = { always: 1, first: at % 5 === 0 ? 1 : 0, second: at % 5 === 1 ? 1 : 0, third: at % 3 === 0 ? 1 : 0 };
    const isRight = at % 5 < 2 ? at % 7 > 0 : at % 4 === 0;
    return { alternatives: [{}, words], right: isRight ? 1 : 0, weight: 1 + (at % 2), group: 'a' };
  });
  const [many, few] = [fitLogitOfMany(choices, (_, deviation) => deviation() ** 2), fitLogit(choices, 1)];
  for (const [reason, weight] of Object.entries(few)) expect(many[reason]).toBeCloseTo(weight, 1);
});

test('a reason that next to no choice has is left out', () => {
  const rare: Choice = { alternatives: [{}, { rare: 1, always: 1 }], right: 1, weight: 1, group: 'a' };
  expect(Object.keys(fitLogitOfMany([rare, choice(0), choice(1)], () => 1))).toEqual(['always']);
});

test('a group is judged by what the others say, never by itself', () => {
  const choices = [choice(1, 'odd'), ...Array.from({ length: 6 }, () => choice(0, 'rest'))];
  const judged = judgedByOthers(choices, (others) => fitLogit(others, 0.1), 2);
  expect(judged.find(({ choice: { group } }) => group === 'odd')?.chosen).toBe(0);
  expect(judged.filter(({ choice: { group } }) => group === 'rest').map(({ chosen }) => chosen)).toEqual(
    Array(6).fill(1),
  );
});

test('where there is nothing to fit to, or no end of it, nothing is told', () => {
  expect(() => fitLogit([], 1)).toThrow('no choices');
  expect(() => fitLogit([choice(1)], 0)).toThrow('let the ridge be larger');
});

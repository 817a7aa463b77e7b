import type { Evidence } from '../../server/domain/dictation/log-odds.ts';

/** A choice that somebody made among alternatives. */
export interface Choice {
  /** What there is for each alternative; reasons that are not named are 0. */
  alternatives: readonly Partial<Evidence>[];
  /** Position of the alternative that is right. */
  right: number;
  /** How much the choice counts. */
  weight: number;
  /** Choices of one group are judged by weights fitted to the others. */
  group: string;
  /** What is chosen for: a sentence, or two clauses. */
  said?: readonly string[];
}

/** What tells the weights of all reasons from choices. */
export type Fit = (choices: readonly Choice[]) => Record<string, number>;

const STEPS = 40;
const ENOUGH = 1e-6;

/**
 * Fits a conditional logit by Newton's method (McFadden, Conditional logit analysis of qualitative choice behavior, 1974).
 * @param ridge penalty on squared weights, of reasons scaled to a deviation of 1.
 * @returns the weight of each reason.
 * @throws where there is nothing to fit to, or no weights are found.
 */
export function fitLogit(choices: readonly Choice[], ridge: number): Record<string, number> {
  if (choices.length === 0) throw new Error('There are no choices to fit weights to.');
  const reasons = [...new Set(choices.flatMap(({ alternatives }) => alternatives.flatMap(Object.keys)))].sort();
  const scales = reasons.map((reason) => deviationOf(choices, reason));
  const rows = choices.map(({ alternatives, right, weight }) => ({
    right,
    weight,
    alternatives: alternatives.map((one) => reasons.map((reason, at) => (one[reason] ?? 0) / (scales[at] as number))),
  }));
  const weights = reasons.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => ridge * weight);
    const curvature = weights.map((_, at) => weights.map((_, other) => (at === other ? ridge : 0)));
    for (const row of rows) addRow(row, weights, gradient, curvature);
    const change = shortened(solve(curvature, gradient), weights, (moved) => unlikelihood(rows, moved, ridge));
    for (const [at, one] of change.entries()) weights[at] = (weights[at] as number) - one;
    if (Math.max(...change.map(Math.abs)) < ENOUGH)
      return Object.fromEntries(
        reasons.map((reason, at) => [reason, (weights[at] as number) / (scales[at] as number)]),
      );
  }
  throw new Error(`No weights were found in ${STEPS} steps for ${reasons.join(', ')}: let the ridge be larger.`);
}

/** Choices that have a reason count from so many on. */
const FEWEST = 3;
const ROUNDS = 40;
const SMALL = 0.005;

/** Where a reason stands, and how much of it is there. */
interface Cell {
  row: number;
  alternative: number;
  value: number;
}

/**
 * The same for very many reasons, of which each choice has few: by coordinate descent (Friedman, Hastie and Tibshirani,
 * Regularization paths for generalized linear models, 2010). Reasons that fewer than three choices have are left out.
 * @param ridgeOf penalty on a reason's squared weight; reasons are not scaled.
 */
export function fitLogitOfMany(
  choices: readonly Choice[],
  ridgeOf: (reason: string, deviation: () => number) => number,
): Record<string, number> {
  const columns = new Map<string, Cell[]>();
  for (const [row, { alternatives }] of choices.entries())
    for (const [alternative, reasons] of alternatives.entries())
      for (const [reason, value] of Object.entries(reasons)) {
        if (!value) continue;
        const column = columns.get(reason) ?? [];
        column.push({ row, alternative, value });
        columns.set(reason, column);
      }
  const kept = [...columns].filter(([, { length }]) => length >= FEWEST);
  const ridges = kept.map(([reason]) => ridgeOf(reason, () => deviationOf(choices, reason)));
  const odds = choices.map(({ alternatives }) => new Float64Array(alternatives.length).fill(1));
  const sums = Float64Array.from(odds, ({ length }) => length);
  const weights = new Float64Array(kept.length);
  for (let round = 0; round < ROUNDS; round++) {
    let most = 0;
    for (const [at, [, column]] of kept.entries()) {
      const change = newtonStep(column, choices, { odds, sums }, weights[at] as number, ridges[at] as number);
      weights[at] = (weights[at] as number) + change;
      for (const { row, alternative, value } of column) {
        const own = odds[row] as Float64Array;
        const before = own[alternative] as number;
        own[alternative] = before * Math.exp(change * value);
        sums[row] = (sums[row] as number) + (own[alternative] as number) - before;
      }
      most = Math.max(most, Math.abs(change));
    }
    if (most < SMALL) break;
  }
  return Object.fromEntries(kept.map(([reason], at) => [reason, weights[at] as number]));
}

/** What the weights so far make of each choice: the odds of each alternative, and their sum. */
interface Standing {
  odds: readonly Float64Array[];
  sums: Float64Array;
}

/** How much one weight is to change, the others staying as they are; a reason stands in one alternative of a choice. */
function newtonStep(
  column: readonly Cell[],
  choices: readonly Choice[],
  { odds, sums }: Standing,
  weight: number,
  ridge: number,
): number {
  let gradient = ridge * weight;
  let curvature = ridge;
  for (const { row, alternative, value } of column) {
    const choice = choices[row] as Choice;
    const share = ((odds[row] as Float64Array)[alternative] as number) / (sums[row] as number);
    gradient += choice.weight * value * (share - (choice.right === alternative ? 1 : 0));
    curvature += choice.weight * value ** 2 * share * (1 - share);
  }
  return -gradient / curvature;
}

/** The position of the likeliest alternative. */
export function likeliest(weights: Evidence, { alternatives }: Choice): number {
  const odds = alternatives.map((one) => oddsBy(weights, one));
  return odds.indexOf(Math.max(...odds));
}

/** What weights make of an alternative; reasons that they do not name count nothing. */
const oddsBy = (weights: Evidence, alternative: Partial<Evidence>): number =>
  Object.entries(alternative).reduce((sum, [reason, value]) => sum + (weights[reason] ?? 0) * (value ?? 0), 0);

/** Each choice with what weights fitted to the other groups choose. @param parts in how many parts the groups are judged. */
export function judgedByOthers(choices: readonly Choice[], fitTo: Fit, parts: number) {
  const groups = [...new Set(choices.map(({ group }) => group))].sort();
  const partOf = (choice: Choice) => groups.indexOf(choice.group) % parts;
  return Array.from({ length: parts }, (_, part) => {
    const weights = fitTo(choices.filter((choice) => partOf(choice) !== part));
    return choices
      .filter((choice) => partOf(choice) === part)
      .map((choice) => ({ choice, chosen: likeliest(weights, choice) }));
  }).flat();
}

function deviationOf(choices: readonly Choice[], reason: string): number {
  const values = choices.flatMap(({ alternatives }) => alternatives.map((one) => one[reason] ?? 0));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.sqrt(variance) || 1;
}

/** A choice, with its reasons in numbers. */
interface Row {
  alternatives: readonly number[][];
  right: number;
  weight: number;
}

/** A step, halved until it leads to what is likelier: far from the best weights Newton's method goes too far. */
function shortened(
  change: readonly number[],
  weights: readonly number[],
  unlikely: (weights: readonly number[]) => number,
): readonly number[] {
  const now = unlikely(weights);
  let step = change;
  for (let halved = 0; halved < MOST_HALVED; halved++) {
    if (unlikely(weights.map((weight, at) => weight - (step[at] as number))) <= now) return step;
    step = step.map((one) => one / 2);
  }
  return step;
}
const MOST_HALVED = 30;

/** The negative logarithm of how likely the right alternatives are, with the penalty on weights. */
function unlikelihood(rows: readonly Row[], weights: readonly number[], ridge: number): number {
  const penalty = (ridge / 2) * weights.reduce((sum, weight) => sum + weight ** 2, 0);
  return rows.reduce((sum, { alternatives, right, weight }) => {
    const odds = oddsOfRow({ alternatives }, weights);
    const most = Math.max(...odds);
    const total = odds.reduce((all, one) => all + Math.exp(one - most), 0);
    return sum + weight * (Math.log(total) + most - (odds[right] as number));
  }, penalty);
}

const oddsOfRow = ({ alternatives }: Pick<Row, 'alternatives'>, weights: readonly number[]) =>
  alternatives.map((one) => one.reduce((sum, value, at) => sum + value * (weights[at] as number), 0));

/** Adds what one choice says of how to change the weights. */
function addRow(
  { alternatives, right, weight }: Row,
  weights: readonly number[],
  gradient: number[],
  curvature: number[][],
): void {
  const odds = oddsOfRow({ alternatives }, weights);
  const most = Math.max(...odds);
  const shares = odds.map((one) => Math.exp(one - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const expected = weights.map((_, at) =>
    alternatives.reduce((sum, one, which) => sum + ((shares[which] as number) / total) * (one[at] as number), 0),
  );
  for (const [at, value] of expected.entries())
    gradient[at] = (gradient[at] as number) + weight * (value - (alternatives[right]?.[at] as number));
  for (const [which, one] of alternatives.entries()) {
    const share = (weight * (shares[which] as number)) / total;
    if (share < 1e-9) continue;
    for (let i = 0; i < weights.length; i++) {
      const left = share * ((one[i] as number) - (expected[i] as number));
      const row = curvature[i] as number[];
      for (let j = 0; j < weights.length; j++)
        row[j] = (row[j] as number) + left * ((one[j] as number) - (expected[j] as number));
    }
  }
}

/** Solves a system of linear equations by elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] as number]);
  const size = rows.length;
  const cell = (row: number, column: number) => rows[row]?.[column] as number;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(cell(row, column)) > Math.abs(cell(pivot, column))) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = cell(row, column) / cell(column, column);
      if (factor === 0) continue;
      for (let at = column; at <= size; at++) (rows[row] as number[])[at] = cell(row, at) - factor * cell(column, at);
    }
  }
  return rows.map((row, at) => (row[size] as number) / (row[at] as number));
}

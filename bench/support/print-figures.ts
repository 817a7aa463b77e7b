import type { Dictation } from '../../tests/quality/dictations.ts';
import type { Figures, Share } from '../../tests/quality/figures.ts';
import type { Score } from '../../tests/quality/score.ts';

/** Prints a table of figures in per cent, one row for each name, and the intervals of those over all. */
export function printFigures(set: string, rows: Record<string, { figures: Figures; wordErrors?: number }>): void {
  console.log(`\n${set}`);
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { figures, wordErrors }]) => [
        name,
        {
          remarks: figures.remarks,
          precision: figures.precision.percent,
          recall: figures.recall.percent,
          F1: figures.f1,
          section: figures.component.percent,
          'wrong /100': figures.wrong,
          'invented /100': figures.invented,
          lost: figures.lost,
          'left out': figures.leftOut,
          locations: figures.locations.percent,
          functional: figures.functional.percent,
          duplicates: `${figures.duplicates.percent} of ${figures.duplicates.of}`,
          ...(wordErrors !== undefined && { 'WER %': Number((100 * wordErrors).toFixed(1)) }),
        },
      ]),
    ),
  );
  for (const [name, { figures }] of Object.entries(rows).filter(([one]) => one.startsWith('all'))) {
    const told = (['precision', 'recall', 'component', 'locations', 'functional'] as const).map(
      (key) => `${key} ${interval(figures[key])}`,
    );
    console.log(`${name}, 95 % intervals: ${told.join(', ')}`);
  }
}

const interval = ({ percent, low, high }: Share) => `${percent} (${low} to ${high})`;

/** Prints what went wrong, dictation by dictation. */
export function appendMisses(dictations: readonly Dictation[], scores: readonly Score[]): void {
  for (const [at, { name }] of dictations.entries()) console.log(`\n${name}\n${scores[at]?.misses.join('\n')}`);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../server/root.ts';
import type { Figures } from '../../tests/quality/figures.ts';

/** A run whose figures were kept. */
interface KeptRun {
  name: string;
  /** Day, `2026-11-21`. */
  date: string;
  results: Record<string, Figures>;
}

const FILE = join(ROOT, 'tests/quality/results.json');
const keptRuns = () => JSON.parse(readFileSync(FILE, 'utf8')) as KeptRun[];

/** Prints precision, recall and section of every run that was kept beside those of this one. */
export function compareResults(results: Record<string, Figures>): void {
  const runs = [...keptRuns(), { name: 'this run', date: today(), results }];
  for (const set of Object.keys(results)) {
    const told = runs.filter((run) => run.results[set]);
    console.log(`\n${set}: against earlier runs`);
    console.table(
      told.map(({ name, date, results: { [set]: figures } }) => ({
        name,
        date,
        remarks: figures?.remarks,
        precision: figures?.precision.percent,
        recall: figures?.recall.percent,
        F1: figures?.f1,
        section: figures?.component.percent,
        'wrong /100': figures?.wrong,
        'invented /100': figures?.invented,
        lost: figures?.lost,
        'left out': figures?.leftOut,
        locations: figures?.locations.percent,
      })),
    );
  }
}

/** Keeps the figures of a run under a name. */
export function recordResults(name: string, results: Record<string, Figures>): void {
  const others = keptRuns().filter((run) => run.name !== name);
  writeFileSync(FILE, `${JSON.stringify([...others, { name, date: today(), results }], null, 2)}\n`);
}

const today = () => new Date().toISOString().slice(0, 10);

import DataLoader from 'dataloader';
import type { Report } from '../domain/report/report.ts';
import type { Context } from './context.ts';

const loaders = new WeakMap<Context, DataLoader<string, Report>>();

/** Reads the reports that one operation asks for by their ids in one go, behind one gate. */
export function reportLoader(context: Context): DataLoader<string, Report> {
  const known = loaders.get(context);
  if (known) return known;
  const { app, actor } = context;
  const loader = new DataLoader<string, Report>(async (reportIds) => app.reports.getMany(await actor(), { reportIds }));
  loaders.set(context, loader);
  return loader;
}

import type { OpenTemplate } from '../domain/template/open-template.ts';
import type { Context } from './context.ts';

const opened = new WeakMap<Context, Promise<OpenTemplate>>();

/** The template, read once for all queries of one operation: its file is large. */
export function openTemplateOnce(context: Context): Promise<OpenTemplate> {
  const known = opened.get(context);
  if (known) return known;
  const { app, actor } = context;
  const opening = actor().then((person) => app.templates.open(person));
  opened.set(context, opening);
  return opening;
}

import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import type { TemplateRecord } from './template-store.ts';

/** The account's template. @throws AppError NOT_FOUND when none was supplied yet. */
export async function currentTemplate(ports: Pick<Ports, 'templates'>, accountId: string): Promise<TemplateRecord> {
  const current = await ports.templates.current(accountId);
  if (!current) throw new AppError('NOT_FOUND', 'Please upload a template or choose a default template first.');
  return current;
}

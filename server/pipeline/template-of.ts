import type { Template } from '../domain/template/template.ts';
import type { Tools, Work } from './stage.ts';

const read = new WeakMap<Uint8Array, Template>();

/** The template of this run. Read once, however many stages ask. */
export async function templateOf(work: Work, tools: Tools): Promise<Template> {
  const bytes = await work.template();
  let template = read.get(bytes);
  if (!template) {
    ({ template } = await tools.codec.read(bytes));
    read.set(bytes, template);
  }
  return template;
}

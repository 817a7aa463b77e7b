import { z } from 'zod';
import type { EditableTemplate } from '../domain/template/editable-template.ts';
import { editableTemplate, templateSchema, tipsSchema } from './editable-template-json.ts';
import { JsonPlace } from './json-place.ts';

/** An edited template on its way in, for the description: a large one is not read by way of a schema. */
export const templateUpdateSchema = z.object({
  template_data: templateSchema,
  maintenance_tips: tipsSchema,
  version_id: z
    .string()
    .nullish()
    .describe('The version that was edited: refused when it is not the current one any more'),
  overwrite: z.boolean().nullish().describe('True: save also over a version that was stored since'),
});

/** What to save. */
interface TemplateUpdate {
  template: EditableTemplate;
  versionId?: string;
  overwrite: boolean;
}

/** Reads an edited template; what it does not know is left aside. @throws AppError BAD_USER_INPUT with the place. */
export function readTemplateUpdate(body: unknown): TemplateUpdate {
  const payload = new JsonPlace(body);
  const versionId = payload.field('version_id').optionalText();
  return {
    template: editableTemplate(payload.field('template_data'), payload.field('maintenance_tips')),
    ...(versionId !== null && { versionId }),
    overwrite: payload.field('overwrite').flag(),
  };
}

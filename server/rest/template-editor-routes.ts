import { z } from 'zod';
import type { Actor } from '../domain/access.ts';
import { BODY_BYTES } from '../domain/body-limits.ts';
import type { EditableTemplate } from '../domain/template/editable-template.ts';
import { templateSchema, templateText, tipsJson, tipsSchema } from './editable-template-json.ts';
import { actorOf, type RestPorts, type RestScope, successSchema } from './routes.ts';
import { sendJsonText } from './send-json-text.ts';
import { readTemplateUpdate, templateUpdateSchema } from './template-update.ts';
import { inStoredOrder, isWholeNumber } from './whole-number-names.ts';

const versionIdSchema = z.string().describe('The stored version');

/** Reading and saving what of the template can be edited. */
export function addTemplateEditorRoutes(scope: RestScope, ports: RestPorts): void {
  const { app, callerOf } = ports;

  scope.get(
    '/template/get-template',
    {
      schema: {
        summary: 'What of the template can be edited',
        access: 'subscriber',
        refuses: ['NOT_FOUND', 'UNPROCESSABLE_FILE'],
        response: {
          200: successSchema.extend({
            data: templateSchema,
            version_id: versionIdSchema,
            is_housemaster: z.boolean().describe('True for type Housemaster, false for type Legacy'),
            file_name: z.string(),
            download_url: z.url().describe('Where its file is to be had, without a log-in, for 5 minutes'),
          }),
        },
      },
    },
    async (request, reply) => {
      const actor = await actorOf(ports, request);
      const { template, versionId, type, fileName } = await app.templates.open(actor);
      const { origin } = callerOf(request);
      const fields = {
        success: true,
        version_id: versionId,
        is_housemaster: type === 'Housemaster',
        file_name: fileName,
        download_url: await app.templates.downloadAddress(actor, { versionId, origin }),
      };
      return sendJsonText(reply, fields, 'data', templateText(template));
    },
  );

  scope.post(
    '/template/update-template',
    {
      bodyLimit: BODY_BYTES.template,
      schema: {
        summary: 'Saves the edited template as a new version',
        access: 'subscriber',
        refuses: ['NOT_FOUND', 'TEMPLATE_CHANGED', 'UNPROCESSABLE_FILE'],
        description:
          'Afterwards the template is to be processed. What was not edited stays as it was. Components whose names are ' +
          'whole numbers stay where they stood, for many programs change their place in the JSON; new ones come last. ' +
          `A payload may have ${BODY_BYTES.template >> 20} MiB.`,
        sent: templateUpdateSchema,
        response: {
          200: successSchema.extend({
            updated_json: templateSchema,
            maintenance_tips: tipsSchema,
            version_id: versionIdSchema,
          }),
        },
      },
    },
    async (request, reply) => {
      const actor = await actorOf(ports, request);
      const { template, ...choice } = readTemplateUpdate(request.body);
      const saved = await app.templates.update(actor, { ...choice, template: await inOrder(actor, template) });
      const fields = {
        success: true,
        maintenance_tips: tipsJson(saved.template.tips),
        version_id: saved.versionId,
      };
      return sendJsonText(reply, fields, 'updated_json', templateText(saved.template));
    },
  );

  scope.get(
    '/template/get-maintenance-tips',
    {
      schema: {
        summary: 'Which comments of the template are maintenance tips',
        access: 'subscriber',
        refuses: ['NOT_FOUND', 'UNPROCESSABLE_FILE'],
        response: { 200: successSchema.extend({ maintenance_tips: tipsSchema }) },
      },
    },
    async (request) => {
      const { template } = await app.templates.open(await actorOf(ports, request));
      return { success: true as const, maintenance_tips: tipsJson(template.tips) };
    },
  );

  async function inOrder(actor: Actor | null, template: EditableTemplate): Promise<EditableTemplate> {
    if (!template.components.some(({ name }) => isWholeNumber(name))) return template;
    const stored = await app.templates.open(actor);
    return { ...template, components: inStoredOrder(template.components, stored.template.components) };
  }
}

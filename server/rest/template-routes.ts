import { z } from 'zod';
import { actorOf, booleanParameter, type RestPorts, type RestScope, successSchema } from './routes.ts';
import { addTemplateEditorRoutes } from './template-editor-routes.ts';
import { emptyReportAnswer, emptyReportJson } from './template-json.ts';
import { addTemplateVersionRoutes } from './template-version-routes.ts';

/** The template: choosing a built-in one, editing, versions. */
export function addTemplateRoutes(scope: RestScope, ports: RestPorts): void {
  const { app } = ports;

  scope.post(
    '/template/use-default-template',
    {
      schema: {
        summary: 'Makes a built-in template the template, ready for writing reports',
        access: 'subscriber',
        refuses: ['NOT_FOUND'],
        querystring: z.object({ is_housemaster: booleanParameter }),
        response: { 200: emptyReportAnswer },
      },
    },
    async (request) => {
      const isHousemaster = request.query.is_housemaster;
      const template = await app.templates.chooseDefault(await actorOf(ports, request), { isHousemaster });
      return { success: true as const, empty_report_data: emptyReportJson(template) };
    },
  );

  scope.post(
    '/template/enhance-comment',
    {
      schema: {
        summary: 'Puts a comment into better words',
        access: 'subscriber',
        description: 'No fact is added, and nothing is stored.',
        body: z.object({ user_comment: z.string().describe('The comment, as HTML or plain text') }),
        response: { 200: successSchema.extend({ data: z.string().describe('The rewritten comment, as HTML') }) },
      },
    },
    async (request) => {
      const userComment = request.body.user_comment;
      const data = await app.templates.enhance(await actorOf(ports, request), { userComment });
      return { success: true as const, data };
    },
  );

  addTemplateEditorRoutes(scope, ports);
  addTemplateVersionRoutes(scope, ports);
}

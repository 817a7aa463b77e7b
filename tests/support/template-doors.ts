import type { EditableTemplate, ItemTips } from '../../server/domain/template/editable-template.ts';
import { type Answer, RawClient } from './raw-client.ts';
import {
  fromGraphql,
  fromRest,
  type GraphqlTemplate,
  type RestTemplate,
  toGraphql,
  toRest,
} from './template-shapes.ts';

/** A template as a door answers it, in the words of the domain, so that answers of both can be compared. */
export interface Opened {
  versionId: string;
  template: EditableTemplate;
}

/** How a save deals with versions that were stored since. */
interface SaveOptions {
  versionId?: string;
  overwrite?: boolean;
}

/** What a door answered instead. */
class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string, sentence: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

/** A door's calls that edit the template. Whatever is refused throws a Refusal. */
interface TemplateDoor {
  open(token: string | undefined): Promise<Opened>;
  save(token: string | undefined, template: EditableTemplate, options?: SaveOptions): Promise<Opened>;
  process(token: string): Promise<string>;
  enhance(token: string, comment: string): Promise<string>;
}

export const DOOR_NAMES = ['REST', 'GraphQL'] as const;

type DoorName = (typeof DOOR_NAMES)[number];

/** Both doors of a product. */
export function templateDoors(origin: string): Record<DoorName, TemplateDoor> {
  return { REST: restDoor(origin), GraphQL: graphqlDoor(origin) };
}

function restDoor(origin: string): TemplateDoor {
  const client = new RawClient(origin);
  const call = async (token: string | undefined, method: string, path: string, payload?: object) => {
    const { status, body }: Answer = await client.rest(token, method, path, payload);
    if (status !== 200) throw new Refusal(status, body.code, body.detail);
    return body;
  };
  return {
    async open(token) {
      const { data, version_id: versionId } = await call(token, 'GET', '/template/get-template');
      const { maintenance_tips: tips } = await call(token, 'GET', '/template/get-maintenance-tips');
      return { versionId, template: fromRest(data as RestTemplate, tips) };
    },
    async save(token, template, { versionId, overwrite } = {}) {
      const payload = { ...toRest(template), version_id: versionId, overwrite };
      const body = await call(token, 'POST', '/template/update-template', payload);
      return { versionId: body.version_id, template: fromRest(body.updated_json, body.maintenance_tips) };
    },
    async process(token) {
      return (await call(token, 'POST', '/users/process-empty-report')).empty_report_data.status;
    },
    async enhance(token, comment) {
      return (await call(token, 'POST', '/template/enhance-comment', { user_comment: comment })).data;
    },
  };
}

const TEMPLATE = `versionId components { name oldName childComponents { name items { itemId itemName
  comments { commentId commentName commentText commentTs } } } }`;
const TIPS = 'component itemId commentIds';
const SAVE = `mutation ($components: [TemplateComponentInput!]!, $tips: [MaintenanceTipsInput!]!, $versionId: ID, $overwrite: Boolean! = false) {
  updateTemplate(components: $components, maintenanceTips: $tips, versionId: $versionId, overwrite: $overwrite) {
    template { ${TEMPLATE} } maintenanceTips { ${TIPS} } } }`;

function graphqlDoor(origin: string): TemplateDoor {
  const client = new RawClient(origin);
  const ask = async (token: string | undefined, query: string, variables: object = {}) => {
    const { status, body } = await client.graphql(token, query, variables);
    const [error] = body.errors ?? [];
    if (error) throw new Refusal(status, error.extensions.code, error.message);
    return body.data;
  };
  const opened = (template: GraphqlTemplate & { versionId: string }, tips: ItemTips[]): Opened => ({
    versionId: template.versionId,
    template: fromGraphql(template, tips),
  });
  return {
    async open(token) {
      const { template, maintenanceTips } = await ask(
        token,
        `{ template { ${TEMPLATE} } maintenanceTips { ${TIPS} } }`,
      );
      return opened(template, maintenanceTips);
    },
    async save(token, template, options = {}) {
      const { updateTemplate } = await ask(token, SAVE, { ...toGraphql(template), ...options });
      return opened(updateTemplate.template, updateTemplate.maintenanceTips);
    },
    async process(token) {
      return (await ask(token, 'mutation { processEmptyReport { status } }')).processEmptyReport.status;
    },
    async enhance(token, comment) {
      const query = 'mutation ($comment: String!) { enhanceComment(userComment: $comment) }';
      return (await ask(token, query, { comment })).enhanceComment;
    },
  };
}

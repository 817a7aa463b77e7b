/** Where a template is asked for, and by whom. */
interface Target {
  origin: string;
  authorization: string;
}

/** A template as it was answered, and what it took. */
export interface Answered {
  /** What the next save sends, but for the edit. */
  text: string;
  /** Milliseconds from the first byte that was sent to the last one that came. */
  ms: number;
  /** Bytes. */
  sent: number;
  answered: number;
}

const COMPONENTS = `components { name oldName childComponents { name items { itemId itemName
  comments { commentId commentName commentText commentTs } } } }`;
const TIPS = 'component itemId commentIds';
const SAVE = `mutation ($components: [TemplateComponentInput!]!, $tips: [MaintenanceTipsInput!]!) {
  updateTemplate(components: $components, maintenanceTips: $tips) { template { ${COMPONENTS} } maintenanceTips { ${TIPS} } } }`;

/** Reading and saving a template by its doors. Each save edits one comment. */
export const TEMPLATE_CALLS: Record<
  string,
  { get(target: Target): Promise<Answered>; save(target: Target, opened: Answered): Promise<Answered> }
> = {
  REST: {
    async get(target) {
      const answered = await send(target, '/api/template/get-template');
      const { data } = JSON.parse(answered.text);
      const tips = await send(target, '/api/template/get-maintenance-tips');
      const { maintenance_tips } = JSON.parse(tips.text);
      const text = JSON.stringify({ template_data: data, maintenance_tips });
      return { ...answered, text, ms: answered.ms + tips.ms };
    },
    async save(target, { text }) {
      const answered = await send(target, '/api/template/update-template', edited(text));
      const { updated_json: template_data, maintenance_tips } = JSON.parse(answered.text);
      return { ...answered, text: JSON.stringify({ template_data, maintenance_tips }) };
    },
  },
  GraphQL: {
    async get(target) {
      const query = `{ template { ${COMPONENTS} } maintenanceTips { ${TIPS} } }`;
      const answered = await send(target, '/graphql', JSON.stringify({ query }));
      const { template, maintenanceTips: tips } = JSON.parse(answered.text).data;
      return { ...answered, text: JSON.stringify({ components: template.components, tips }) };
    },
    async save(target, { text }) {
      const body = `{"query":${JSON.stringify(SAVE)},"variables":${edited(text)}}`;
      const answered = await send(target, '/graphql', body);
      const { template, maintenanceTips: tips } = JSON.parse(answered.text).data.updateTemplate;
      return { ...answered, text: JSON.stringify({ components: template.components, tips }) };
    },
  },
};

let edits = 0;

/** The template with another text of its last comment, which stands only once. */
function edited(template: string): string {
  const changed = template.replace(/is loose at (4999|\d+ or more) places/, `is loose at ${edits++} or more places`);
  if (changed === template) throw new Error('There is nothing to edit.');
  return changed;
}

async function send({ origin, authorization }: Target, path: string, body?: string): Promise<Answered> {
  const started = performance.now();
  const response = await fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const ms = performance.now() - started;
  if (!response.ok || text.includes('"errors"')) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return { text, ms, sent: Buffer.byteLength(body ?? ''), answered: Buffer.byteLength(text) };
}

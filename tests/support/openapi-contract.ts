import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** An answer of the REST door, for comparison with what is declared. */
export interface Reply {
  method: string;
  /** With or without a query. */
  path: string;
  status: number;
  /** Its content type; undefined without a body. */
  type: string | undefined;
  body: string;
}

/** The parts of an OpenAPI document that are read here. */
export interface OpenapiDocument {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, unknown> }> }>>;
}

/** Pages and files of the description for people. Questions of browsers (OPTIONS) are no calls either. */
const UNDESCRIBED = /^\/api\/docs(\/|$)/;
const ERROR = 'openapi#/components/schemas/Error';

/** What an OpenAPI document promises, against which answers are held. */
export class OpenapiContract {
  private readonly document: OpenapiDocument;
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor(document: OpenapiDocument) {
    this.document = document;
    addFormats.default(this.ajv);
    this.ajv.addSchema(document as AnySchema, 'openapi');
  }

  /** What is wrong with an answer, in one sentence; null where it is as declared. */
  problemOf(reply: Reply): string | null {
    const path = reply.path.split('?')[0] ?? '';
    if (UNDESCRIBED.test(path) || reply.method === 'OPTIONS') return null;
    const method = reply.method === 'HEAD' ? 'get' : reply.method.toLowerCase();
    const template = this.templateOf(path, method);
    const told = (problem: string | null) => problem && `${reply.method} ${path} answered ${reply.status}: ${problem}`;
    // What is not there is not described, but it is answered like any other failure.
    if (!template) return told(reply.status < 400 ? 'the call is not described' : this.mismatch(ERROR, reply.body));
    const answer = this.document.paths[template]?.[method]?.responses[reply.status];
    if (!answer) return told('the status is not declared');
    if (reply.method === 'HEAD') return null;
    const types = Object.keys(answer.content ?? {});
    const type = reply.type?.split(';')[0];
    if (types.length === 0) return told(reply.body === '' ? null : 'a body is not declared');
    if (!type || !types.includes(type)) return told(`the content type ${type} is not declared`);
    if (type !== 'application/json') return null;
    const place = ['paths', template, method, 'responses', reply.status, 'content', type, 'schema'];
    return told(this.mismatch(`openapi#/${place.map(escaped).join('/')}`, reply.body));
  }

  private mismatch(schema: string, body: string): string | null {
    const validate = this.ajv.getSchema(schema);
    if (!validate) return `there is no schema ${schema}`;
    try {
      return validate(JSON.parse(body)) ? null : `${this.ajv.errorsText(validate.errors)} in ${body}`;
    } catch {
      return `no JSON: ${body}`;
    }
  }

  private templateOf(path: string, method: string): string | undefined {
    const fitting = Object.keys(this.document.paths).filter((template) => {
      const pattern = template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+');
      return new RegExp(`^${pattern}$`).test(path) && this.document.paths[template]?.[method];
    });
    return fitting.sort((a, b) => a.split('{').length - b.split('{').length)[0];
  }
}

/** A segment of a JSON pointer within the fragment of an address. RFC 6901. */
function escaped(segment: string | number): string {
  return encodeURIComponent(String(segment).replaceAll('~', '~0').replaceAll('/', '~1'));
}

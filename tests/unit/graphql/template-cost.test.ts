import { getOperationAST, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { costOf } from '../../../server/graphql/limits/cost-of.ts';
import { limitDepth } from '../../../server/graphql/limits/limit-depth.ts';
import { QUERY_LIMITS } from '../../../server/graphql/limits/query-limits.ts';
import { createSchema } from '../../../server/graphql/schema.ts';
import { everyFieldOf } from '../../support/every-field.ts';

const schema = createSchema();
/** Every field, and `__typename` wherever Apollo's client asks for it. */
const all = (type: string) => everyFieldOf(schema, type).replaceAll('{', '{ __typename');

it.each([
  ['the template with its tips and versions', `{ ${fullTemplate()} templateVersions ${all('TemplateVersion')} }`],
  [
    'saving it',
    `mutation ($components: [TemplateComponentInput!]!, $tips: [MaintenanceTipsInput!]!) {
       updateTemplate(components: $components, maintenanceTips: $tips) ${all('SavedTemplate')} }`,
  ],
])('%s is within the limits, with all fields', (_what, query) => {
  const document = parse(query, { maxTokens: QUERY_LIMITS.tokens });
  expect(validate(schema, document, [limitDepth])).toEqual([]);
  const operation = getOperationAST(document) ?? expect.fail();
  const cost = costOf(schema, { document, operation, variables: { components: [], tips: [] } });
  expect(cost).toBeLessThanOrEqual(QUERY_LIMITS.cost);
});

it('the template twice in one query is not', () => {
  const document = parse(`{ ${fullTemplate()} again: template ${all('Template')} }`);
  const operation = getOperationAST(document) ?? expect.fail();
  expect(costOf(schema, { document, operation, variables: {} })).toBeGreaterThan(QUERY_LIMITS.cost);
});

it('one mistake is told of variables that have a million', () => {
  const query =
    'mutation ($tips: [MaintenanceTipsInput!]!) { updateTemplate(components: [], maintenanceTips: $tips) { template { versionId } } }';
  const document = parse(query);
  const operation = getOperationAST(document) ?? expect.fail();
  const started = performance.now();
  const variables = { tips: Array.from({ length: 1_000_000 }, () => 1) };
  expect(() => costOf(schema, { document, operation, variables })).toThrow('$tips');
  expect(performance.now() - started).toBeLessThan(1_000);
});

function fullTemplate(): string {
  return `template ${all('Template')} maintenanceTips ${all('MaintenanceTips')}`;
}

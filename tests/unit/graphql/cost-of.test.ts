import { buildSchema, getOperationAST, parse } from 'graphql';
import { expect, it } from 'vitest';
import { costOf } from '../../../server/graphql/limits/cost-of.ts';

const schema = buildSchema(`
  type Query { me: Person!, people(first: Int! = 20): PersonConnection! }
  type Mutation { rename(name: String!): Person! }
  type PersonConnection { totalCount: Int!, edges: [Edge!]! }
  type Edge { cursor: String!, node: Person! }
  type Person { id: ID!, name: String!, names: [String!]!, friends: [Person!]! }
`);

function cost(query: string, variables: Record<string, unknown> = {}): number {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('One operation, please.');
  return costOf(schema, { document, operation, variables });
}

it.each<[query: string, points: number, variables?: Record<string, unknown>]>([
  ['{ __typename }', 1],
  ['{ me { id } }', 501],
  ['{ a: me { id } b: me { id } }', 1002],
  ['mutation { rename(name: "x") { id name names } }', 503],
  ['{ me { friends { id friends { id } } } }', 500 + 1 + 10 * (1 + 1 + 10)],
  // edges 1, cursor 1, node 1, id 1, as often as there are entries; so is the count, which is one too many at worst
  ['{ people(first: 100) { totalCount edges { cursor node { id } } } }', 500 + 100 * 5],
  ['{ people { totalCount } }', 500 + 20],
  ['query ($n: Int!) { people(first: $n) { totalCount } }', 500 + 7, { n: 7 }],
  ['query ($n: Int! = 9) { people(first: $n) { totalCount } }', 500 + 9],
  ['{ people(first: -1000) { totalCount } }', 501],
  ['{ ...f } fragment f on Query { ... on Query { me { ...g ...g } } } fragment g on Person { id name }', 504],
  ['query ($no: Boolean!) { me { id @include(if: $no) name @skip(if: true) } }', 500, { no: false }],
])('%s costs %i', (query, points, variables) => {
  expect(cost(query, variables)).toBe(points);
});

it('does not count fragments within fragments to their end', () => {
  const levels = Array.from(
    { length: 40 },
    (_, n) => `fragment f${n} on Person { friends { ...f${n + 1} } b: friends { ...f${n + 1} } }`,
  );
  expect(cost(`{ me { ...f0 } } ${levels.join(' ')} fragment f40 on Person { id }`)).toBe(Number.POSITIVE_INFINITY);
});

it('refuses to guess where a variable does not fit', () => {
  expect(() => cost('query ($n: Int!) { people(first: $n) { totalCount } }')).toThrow('$n');
  expect(() => cost('query ($n: Int) { people(first: $n) { totalCount } }', { n: null })).toThrow('first');
});

import {
  type GraphQLError,
  type GraphQLSchema,
  getNullableType,
  getVariableValues,
  isListType,
  TypeInfo,
  ValidationContext,
} from 'graphql';
import { type ComplexityEstimator, createComplexityRule, fieldExtensionsEstimator } from 'graphql-query-complexity';
import type { Operation } from './operation.ts';

/** Points of a field that a verb answers, beside what is chosen of its answer: it asks the database. */
const VERB_POINTS = 500;

/** Entries that a list is taken to have where no argument says how many. */
const ASSUMED_ENTRIES = 10;

/** Most fields that are looked at, each fragment as often as it is used: fragments within fragments grow fast. */
const MAX_NODES = 3000;

/**
 * What an operation asks, in points: each field is one, each root field 500, and what is chosen within a list counts
 * as often as the list has entries (`first`, else 10). A field may say otherwise by its `complexity`.
 * @returns Infinity for more than 3,000 fields.
 * @throws GraphQLError for arguments and variables that do not fit their types.
 */
export function costOf(schema: GraphQLSchema, { document, operation, variables }: Operation): number {
  // The library would tell every mistake, of which large variables have millions.
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}, { maxErrors: 1 });
  if (errors?.[0]) throw errors[0];
  const mistakes: GraphQLError[] = [];
  const context = new ValidationContext(schema, document, new TypeInfo(schema), (error) => mistakes.push(error));
  const visitor = createComplexityRule({
    maximumComplexity: Number.POSITIVE_INFINITY,
    maxQueryNodes: MAX_NODES,
    variables: variables ?? {},
    estimators: [fieldExtensionsEstimator(), pointsIn(schema)],
  })(context);
  try {
    // Not by a visit of the whole document: that takes three times as long, and only the operation is looked at.
    visitor.onOperationDefinitionEnter(operation);
  } catch (error) {
    if (visitor.evaluatedNodes >= MAX_NODES) return Number.POSITIVE_INFINITY;
    throw error;
  }
  if (mistakes[0]) throw mistakes[0];
  return visitor.complexity;
}

function pointsIn(schema: GraphQLSchema): ComplexityEstimator {
  const roots: unknown[] = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return ({ type, field, args, childComplexity }) => {
    const own = roots.includes(type) && field.name !== '__typename' ? VERB_POINTS : 1;
    if (typeof args.first === 'number') return own + Math.max(args.first, 1) * childComplexity;
    // How many edges there are was said where the connection was asked for.
    const isCounted = type.name.endsWith('Connection') && field.name === 'edges';
    const entries = isListType(getNullableType(field.type)) && !isCounted ? ASSUMED_ENTRIES : 1;
    return own + entries * childComplexity;
  };
}

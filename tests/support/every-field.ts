import { type GraphQLNamedType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';

/** Every field of a type with every field of what it leads to, as a selection: what an integrator asks at most. */
export function everyFieldOf(schema: GraphQLSchema, typeName: string): string {
  return selection(schema.getType(typeName));
}

function selection(type: GraphQLNamedType | undefined): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map(({ name, type }) => `${name} ${selection(getNamedType(type))}`);
  return `{ ${fields.join(' ')} }`;
}

import type { OperationDefinitionNode, TypeNode } from 'graphql';
import type { Session } from '../../lib/session.ts';
import type { ChosenFiles } from '../files/chosen-files.ts';
import { postOperation } from './post-operation.ts';

/** A variable of this name is the id of the report that was created last. */
const NEWEST_REPORT = 'newestReport';

/**
 * The variables of an operation, those that are declared but not given filled in: uploads with the chosen files,
 * `newestReport` with an id. All others are left to the server to complain about.
 * @throws Error when there is no report.
 */
export async function fillVariables(
  operation: OperationDefinitionNode,
  given: Record<string, unknown>,
  session: Session,
  files: ChosenFiles,
): Promise<Record<string, unknown>> {
  const filled = { ...given };
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    if (filled[name] !== undefined && filled[name] !== null) continue;
    if (name === NEWEST_REPORT) filled[name] = await newestReport(session);
    else if (namedType(type) === 'Upload') filled[name] = isList(type) ? await files.load() : (await files.load())[0];
  }
  return filled;
}

async function newestReport(session: Session): Promise<string> {
  const { data, errors } = await postOperation<{ reports: { edges: { node: { id: string } }[] } }>(session, {
    query: 'query NewestReport { reports(first: 1) { edges { node { id } } } }',
  });
  if (errors?.[0]) throw new Error(errors[0].message);
  const [newest] = data?.reports.edges ?? [];
  if (!newest) throw new Error('There is no report yet. Please run CreateReport first.');
  return newest.node.id;
}

function namedType(type: TypeNode): string {
  return type.kind === 'NamedType' ? type.name.value : namedType(type.type);
}

function isList(type: TypeNode): boolean {
  return type.kind === 'ListType' || (type.kind === 'NonNullType' && isList(type.type));
}

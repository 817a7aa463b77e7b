import { Kind, type SelectionSetNode, type ValidationRule } from 'graphql';
import { QUERY_LIMITS } from './query-limits.ts';
import { queryTooComplex } from './query-too-complex.ts';

/** Refuses operations whose fields lie too deep within each other; fragments count where they are used. */
export const limitDepth: ValidationRule = (context) => {
  const ofFragments = new Map<string, number>();

  function depthOf({ selections }: SelectionSetNode): number {
    let deepest = 0;
    for (const selection of selections) {
      let depth = 0;
      if (selection.kind === Kind.INLINE_FRAGMENT) depth = depthOf(selection.selectionSet);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) depth = depthOfFragment(selection.name.value);
      else if (!selection.name.value.startsWith('__'))
        depth = 1 + (selection.selectionSet ? depthOf(selection.selectionSet) : 0);
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  }

  function depthOfFragment(name: string): number {
    const known = ofFragments.get(name);
    if (known !== undefined) return known;
    ofFragments.set(name, 0); // met again on the way down: a circle, which another rule refuses
    const fragment = context.getFragment(name);
    const depth = fragment ? depthOf(fragment.selectionSet) : 0;
    ofFragments.set(name, depth);
    return depth;
  }

  return {
    OperationDefinition(operation) {
      const depth = depthOf(operation.selectionSet);
      if (depth <= QUERY_LIMITS.depth) return;
      const message = `The query is ${depth} fields deep; the limit is ${QUERY_LIMITS.depth}.`;
      context.reportError(queryTooComplex(message, operation));
    },
  };
};

import { readMeaning } from './meaning.ts';
import { type Match, retrieve, type Scope } from './retrieve.ts';
import { isDependentOpener, isInsideSaying } from './split-clauses.ts';
import { bare, endsClause, type Spoken, writtenText } from './spoken.ts';
import { keysOf, type TemplateIndex } from './template-index.ts';

/** Both halves must fit a comment of their own so well. */
const CLEAR = 0.58;

/**
 * Cuts a clause at an "and" or a comma where the library has a comment for each half, and the comment of the first half
 * says nothing of what is wrong in the second: "the flashing is loose and somebody smeared tar over it".
 */
export function splitByComments(clause: Spoken[], library: TemplateIndex, scope: Scope): Spoken[][] {
  for (let at = 2; at < clause.length - 1; at++) {
    const conjunction = /^(?:and|plus|also)$/.test(bare((clause[at] as Spoken).text));
    if (!conjunction && !endsClause((clause[at - 1] as Spoken).text)) continue;
    const left = clause.slice(0, at);
    const right = clause.slice(at);
    if (isDependentOpener(bare((right[0] as Spoken).text)) || isInsideSaying(clause, at)) continue;
    if (areTwoFindings(writtenText(left), writtenText(right), library, scope))
      return [left, ...splitByComments(right, library, scope)];
  }
  return [clause];
}

function areTwoFindings(left: string, right: string, library: TemplateIndex, scope: Scope): boolean {
  const after = readMeaning(right);
  if (readMeaning(left).defects === 0 || after.defects === 0) return false;
  const best = (text: string): Match | undefined =>
    retrieve(library, { text, location: null, scope, kinds: ['defect'] }, 1)[0];
  const first = best(left);
  const second = best(right);
  if (
    !first ||
    !second ||
    first.score < CLEAR ||
    second.score < CLEAR ||
    first.entry.comment.id === second.entry.comment.id ||
    first.entry.component !== second.entry.component
  )
    return false;
  const covered = new Set([...first.entry.title.keys, ...first.entry.observation.keys]);
  const symptoms = keysOf(after.units.filter((unit) => unit.role === 'symptom'));
  return ![...symptoms].some((key) => covered.has(key));
}

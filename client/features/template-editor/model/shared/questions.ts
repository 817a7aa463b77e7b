import type { Draft } from '../draft.ts';
import type { Answer, Question, Step } from '../step.ts';
import type { Occurrence } from './occurrences.ts';

/** Places that are named in a question. */
const NAMED = 3;

/** Specification, point 5. */
export function confirmDelete(draft: Draft, type: 'component' | 'item' | 'comment', next: () => Step): Step {
  return {
    ask: {
      kind: 'confirm',
      title: 'Confirm Delete',
      text: `Are you sure you want to delete this ${type}? This action cannot be undone.`,
      confirmLabel: 'Delete',
      cancelLabel: 'Cancel',
      isDangerous: true,
    },
    answer: ({ yes }) => (yes ? next() : { draft }),
  };
}

/** Says something that has to be acknowledged, then goes on. */
export function acknowledge(title: string, text: string, next: Step): Step {
  return { ask: { kind: 'acknowledge', title, text }, answer: () => next };
}

/** Asks a yes-or-no question. */
export function choose(question: Omit<Question & { kind: 'confirm' }, 'kind'>, answer: (answer: Answer) => Step): Step {
  return { ask: { kind: 'confirm', ...question }, answer };
}

/**
 * Asks whether a change goes to all occurrences, where there are others. Specification, point 4 "Shared occurrences".
 * @param next is told the answer; without others it is 'everywhere', because there is nothing to ask.
 */
export function propagate(
  what: 'item' | 'comment',
  others: readonly Occurrence[],
  next: (scope: 'everywhere' | 'here') => Step,
): Step {
  if (others.length === 0) return next('everywhere');
  const text = `This ${what} also appears in ${placesOf(others)}. Do you want to propagate the changes to all occurrences?`;
  return choose({ title: what === 'item' ? 'Shared Item' : 'Shared Comment', text }, ({ yes }) =>
    next(yes ? 'everywhere' : 'here'),
  );
}

function placesOf(others: readonly Occurrence[]): string {
  const named = others.slice(0, NAMED).map(({ label }) => `"${label}"`);
  const more = others.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

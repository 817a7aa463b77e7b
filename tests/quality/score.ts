import type { Decision } from '../../server/domain/dictation/findings.ts';
import { plainWords } from '../../server/domain/dictation/text.ts';

/** What a person says should become of a stretch of a dictation. */
export interface Label {
  words: string;
  /** Missing where nothing is to be written. */
  component?: string | null;
  /** 1 where missing. */
  occurrence?: number | null;
  item?: string | null;
  /** A library comment's title, or one of the four words `new`, `functional`, `not inspected`, `none`. */
  comment: string;
  /** Other answers that are as right; with `none` among them nothing needs to be written. */
  alternatives?: string[];
  location?: string | null;
}

export interface Score {
  /** Share of what was written that a label asks for, at its very place. */
  precision: number;
  /** Share of the labels to be written that were, at their very place. */
  recall: number;
  /** Share of the labels to be written of which something stands in the right section. */
  component: number;
  /** Share of the labelled locations that were found, among the labels that were met. */
  locations: number;
  labels: number;
  met: number;
  written: number;
  /** How many of the written ones a label asks for. */
  asked: number;
  /** One line for each miss. */
  misses: string[];
}

/** Compares decisions with labels on (section, occurrence, item, comment). */
export function score(labels: readonly Label[], decisions: readonly Decision[]): Score {
  const claimed = new Set<number>();
  const misses: string[] = [];
  const count = { wanted: 0, met: 0, component: 0, places: 0, placesMet: 0 };
  for (const label of labels) {
    const spoken = decisions.filter((decision) => isWithin(decision.remark.words, label.words));
    const roots = spoken.map((decision) => rootOf(decision, decisions)).filter(isWritten);
    const fitting = roots.filter((root) => agrees(root, label));
    const hit = fitting.find((root) => !claimed.has(root.remark.index)) ?? fitting[0];
    if (hit) claimed.add(hit.remark.index);
    if (label.comment === 'none' && !hit) {
      for (const root of roots) misses.push(`should not be written: ${describe(root)}`);
      continue;
    }
    const isOptional = label.comment === 'none' || label.alternatives?.includes('none');
    if (isOptional && !hit) continue;
    count.wanted++;
    if (roots.some((root) => root.place?.component === label.component)) count.component++;
    if (!hit) {
      misses.push(
        `"${label.words}" → ${label.component} / ${label.item} / ${label.comment}; got ${spoken.map(describe).join(' + ') || 'nothing'}`,
      );
      continue;
    }
    count.met++;
    if (label.location) {
      count.places++;
      if (hit.remark.location?.toLowerCase().includes(label.location.toLowerCase())) count.placesMet++;
      else misses.push(`"${label.words}": location ${hit.remark.location} instead of ${label.location}`);
    }
  }
  const written = decisions.filter(isWritten);
  for (const decision of written)
    if (!claimed.has(decision.remark.index)) misses.push(`not asked for: ${describe(decision)}`);
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
  return {
    precision: share(claimed.size, written.length),
    recall: share(count.met, count.wanted),
    component: share(count.component, count.wanted),
    locations: share(count.placesMet, count.places),
    labels: count.wanted,
    met: count.met,
    written: written.length,
    asked: claimed.size,
    misses,
  };
}

const WRITTEN = new Set(['template', 'new', 'functional', 'notInspected']);
const isWritten = (decision: Decision) => WRITTEN.has(decision.verdict);

/** Where a remark was merged, the decision that stands for it; advice stands for nothing. */
function rootOf(decision: Decision, decisions: readonly Decision[]): Decision {
  if (decision.verdict !== 'merged' || decision.mergedInto === null || decision.remark.kind === 'recommendation')
    return decision;
  return rootOf(decisions[decision.mergedInto] as Decision, decisions);
}

function isWithin(words: string, labelled: string): boolean {
  const label = new Set(plainWords(labelled));
  const said = plainWords(words).filter((word) => word !== ',' && word !== '.');
  return said.length > 0 && said.filter((word) => label.has(word)).length / said.length >= 0.8;
}

function agrees({ place, verdict, comment }: Decision, label: Label): boolean {
  if (place?.component !== label.component || place?.itemName !== label.item) return false;
  if ((place?.occurrence ?? 1) !== (label.occurrence ?? 1)) return false;
  const answer = { new: 'new', functional: 'functional', notInspected: 'not inspected' }[verdict as string];
  return [label.comment, ...(label.alternatives ?? [])].includes(answer ?? comment?.name ?? '');
}

function describe({ remark, place, verdict, comment, confidence }: Decision): string {
  return `"${remark.words}" = ${place?.component ?? '–'} ${place?.occurrence ?? ''} / ${place?.itemName ?? '–'} / ${comment?.name ?? verdict} (${confidence})`;
}

import type { Decision } from '../../server/domain/dictation/findings.ts';
import { plainWords } from '../../server/domain/dictation/text.ts';

/** What a person says should become of a stretch of a dictation. */
export interface Label {
  words: string;
  /** Missing where nothing is to be written. */
  component?: string;
  /** 1 where missing. */
  occurrence?: number;
  item?: string;
  /** A library comment's title, or one of the four words. */
  comment: string | 'new' | 'functional' | 'not inspected' | 'none';
  location?: string;
}

export interface Score {
  /** Share of what was written that a label asks for, at its very place. */
  precision: number;
  /** Share of the labels to be written that were, at their very place. */
  recall: number;
  /** Share of the labelled locations that were found, among the labels that were met. */
  locations: number;
  labels: number;
  written: number;
  /** One line for each miss. */
  misses: string[];
}

/** Compares decisions with labels on (section, occurrence, item, comment). */
export function score(labels: readonly Label[], decisions: readonly Decision[]): Score {
  const claimed = new Set<number>();
  const misses: string[] = [];
  let met = 0;
  let places = 0;
  let placesMet = 0;
  for (const label of labels) {
    const spoken = decisions.filter((decision) => isWithin(decision.remark.words, label.words));
    const hit =
      spoken.find(
        (decision) =>
          !claimed.has(rootOf(decision, decisions).remark.index) && agrees(rootOf(decision, decisions), label),
      ) ?? spoken.find((decision) => agrees(rootOf(decision, decisions), label));
    if (label.comment === 'none') {
      for (const decision of spoken.filter(isWritten)) misses.push(`should not be written: ${describe(decision)}`);
      continue;
    }
    if (!hit) {
      misses.push(
        `"${label.words}" → ${label.component} / ${label.item} / ${label.comment}; got ${spoken.map(describe).join(' + ') || 'nothing'}`,
      );
      continue;
    }
    met++;
    claimed.add(rootOf(hit, decisions).remark.index);
    if (label.location) {
      places++;
      if (hit.remark.location?.toLowerCase().includes(label.location.toLowerCase())) placesMet++;
      else misses.push(`"${label.words}": location ${hit.remark.location} instead of ${label.location}`);
    }
  }
  const written = decisions.filter(isWritten);
  for (const decision of written)
    if (!claimed.has(decision.remark.index)) misses.push(`not asked for: ${describe(decision)}`);
  const wanted = labels.filter((label) => label.comment !== 'none').length;
  return {
    precision: written.length === 0 ? 1 : claimed.size / written.length,
    recall: wanted === 0 ? 1 : met / wanted,
    locations: places === 0 ? 1 : placesMet / places,
    labels: wanted,
    written: written.length,
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

function agrees(decision: Decision, label: Label): boolean {
  const { place, verdict, comment } = decision;
  if (!isWritten(decision) || place?.component !== label.component || place?.itemName !== label.item) return false;
  if ((place?.occurrence ?? 1) !== (label.occurrence ?? 1)) return false;
  if (label.comment === 'new') return verdict === 'new';
  if (label.comment === 'functional') return verdict === 'functional';
  if (label.comment === 'not inspected') return verdict === 'notInspected';
  return comment?.name === label.comment;
}

function describe({ remark, place, verdict, comment, confidence }: Decision): string {
  return `"${remark.words}" = ${place?.component ?? '–'} ${place?.occurrence ?? ''} / ${place?.itemName ?? '–'} / ${comment?.name ?? verdict} (${confidence})`;
}

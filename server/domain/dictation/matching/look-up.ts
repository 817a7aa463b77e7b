import type { CommentKind } from '../../template/template.ts';
import { type Remark, withAnnouncement } from '../findings.ts';
import { withoutSimiles } from '../words/similes.ts';
import type { Meanings } from './meanings.ts';
import { type Match, retrieve, type Scope } from './retrieve.ts';
import type { TemplateIndex } from './template-index.ts';
import { withMeasures } from './with-measures.ts';

const ALL_KINDS: readonly CommentKind[] = ['defect', 'information', 'functional', 'limitation'];
/** Which comments a remark may mean: what is in order never is a defect. */
const KINDS: Partial<Record<Remark['kind'], readonly CommentKind[]>> = {
  finding: ['defect', 'information'],
  fact: ['information', 'defect'],
  functional: ['functional'],
  notInspected: ['limitation'],
};
/** How many comments are looked at. */
const LOOKED_AT = 12;

/** A remark as it is looked up. */
export interface LookedUp {
  /** What it says, with what its measured values mean and what it refers back to. */
  text: string;
  scope: Scope;
  /** The comments that are near, the nearest first. */
  matches: Match[];
}

/** What is compared piece by piece: what was said, and the comments that are near. */
export const textsToCompare = ({ text, matches }: LookedUp): string[] => [
  text,
  ...matches.map(({ entry }) => entry.sentence),
];

/** What a remark says, with what its measured values mean and what it refers back to. */
export function lookedUpText(remark: Remark, about: Remark | undefined): string {
  const measured = withMeasures(withAnnouncement(remark), remark.place);
  return about ? `${measured}. ${about.words}` : measured;
}

/**
 * What a remark says and where it looks, and the comments that are near.
 * @param about the remark that it refers back to. @param meanings in which its `lookedUpText` was read; null compares no sentences.
 */
export function lookUp(
  remark: Remark,
  about: Remark | undefined,
  { library, meanings }: { library: TemplateIndex; meanings: Meanings | null },
): LookedUp {
  const text = lookedUpText(remark, about);
  const scope = scopeOf(remark, about);
  const kinds = KINDS[remark.kind] ?? ALL_KINDS;
  const query = {
    text: withoutSimiles(text),
    location: remark.location,
    scope,
    kinds,
    ...(meanings && { meanings: meanings.likenesses(text) }),
  };
  return { text, scope, matches: retrieve(library, query, LOOKED_AT) };
}

/** The maintenance tips that are near what was said. @param meanings in which its words were read. */
export const tipsNear = (
  remark: Remark,
  { library, meanings }: { library: TemplateIndex; meanings: Meanings },
): Match[] =>
  retrieve(
    library,
    {
      text: remark.words,
      location: remark.location,
      scope: scopeOf(remark, undefined),
      kinds: ALL_KINDS,
      tips: true,
      meanings: meanings.likenesses(remark.words),
    },
    LOOKED_AT,
  );

function scopeOf({ place, topic }: Remark, about: Remark | undefined): Scope {
  const carried = about && about.place.component === place.component ? about.place.itemId : null;
  return { component: place.component || null, itemId: place.itemId ?? carried, topic };
}

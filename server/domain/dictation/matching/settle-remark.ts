import type { Place, Remark } from '../findings.ts';
import { findLocation } from '../locations/find-location.ts';
import { type LookedUp, lookUp } from './look-up.ts';
import type { Meanings } from './meanings.ts';
import { tellKind } from './tell-kind.ts';
import type { TemplateIndex } from './template-index.ts';

/** What tells of a house as it is: a library comment may say it. */
export const FINDINGS: ReadonlySet<Remark['kind']> = new Set(['finding', 'fact']);

/** A remark whose kind is settled. */
export interface SettledRemark {
  /** As it was heard. */
  heard: Remark;
  /** In the section that the speaker was in, by all that he said. */
  remark: Remark;
  /** What it refers back to. */
  about: Remark | undefined;
  /** Of a finding. */
  lookedUp: LookedUp | null;
}

/**
 * Tells what a remark is, now that the section is known that the speaker was in, and looks a finding up.
 * @param place where he was. @param remarks all of them.
 */
export function settleRemark(
  heard: Remark,
  place: Place,
  remarks: readonly Remark[],
  { library, meanings }: { library: TemplateIndex; meanings: Meanings },
): SettledRemark {
  const kind = tellKind({ ...heard, place }, { library, meanings });
  const location = heard.kind === 'narration' && kind !== 'narration' ? findLocation(heard.words) : heard.location;
  const remark = { ...heard, kind, location, place };
  const about = remark.about === null ? undefined : remarks[remark.about];
  return { heard, remark, about, lookedUp: FINDINGS.has(kind) ? lookUp(remark, about, { library, meanings }) : null };
}

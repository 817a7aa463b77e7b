import { REPORTABLE, type Remark, type RemarkKind } from '../findings.ts';
import { isRoom } from '../lexicon/location-words.ts';
import { bare } from '../remarks/spoken.ts';
import { findLocation } from './find-location.ts';
import { withoutRoom, withRoom } from './room-location.ts';
import { isLedWhere } from './where-said.ts';

/** What may stand between a finding and its place: "Granule loss. Moderate. On the south slope." */
const BETWEEN: ReadonlySet<RemarkKind> = new Set(['fact', 'narration']);
const SAYS_HOW_MUCH = /^(?:moderate|minor|slight|mild|severe|heavy|light|significant|extensive|major)[.,]?$/i;

/**
 * "Granule loss. On the south slope. Shingles lifted near the ridge.": a place that stands alone was taken for that of all
 * that follows. Where what follows tells its own, or nothing follows there, it belongs to the finding before, and to no other.
 */
export function giveTrailingPlaces(remarks: readonly Remark[]): void {
  for (const [at, remark] of remarks.entries()) {
    const place = trailingPlace(remark);
    const before = place ? findingBefore(remarks, at) : null;
    if (!place || !before || needsPlace(remarks, at)) continue;
    const taken = remark.room;
    before.location = withRoom(place, before.room);
    if (taken === null || taken === before.room) continue;
    for (const after of remarks.slice(at)) {
      if (after.room !== taken) break;
      after.room = before.room;
      after.location = withoutRoom(after.location, taken);
    }
  }
}

function trailingPlace({ kind, words }: Remark): string | null {
  const said = words.split(/\s+/).map(bare);
  return kind === 'announcement' && isLedWhere(said) && !said.some(isRoom) ? findLocation(words) : null;
}

/** The finding right before a place, where it was said of the same thing and tells none itself. */
function findingBefore(remarks: readonly Remark[], at: number): Remark | null {
  const earlier = remarks.slice(0, at).filter(({ words }) => !SAYS_HOW_MUCH.test(words));
  const last = earlier.findLast(({ kind, location }) => !BETWEEN.has(kind) || location !== null);
  // "Granule loss" heard as "Granny. Loss." is a fact until its comment is found.
  const [fact] = earlier.filter(({ kind }) => kind !== 'narration').slice(-1);
  const before = last?.kind !== 'finding' && fact?.kind === 'fact' ? fact : last;
  const isOfIt = (before?.kind === 'finding' || before?.kind === 'fact') && isSamePlace(before, remarks[at] as Remark);
  return isOfIt && before.location === before.room ? before : null;
}

/** Whether what is said next has no other place than the one at hand. */
function needsPlace(remarks: readonly Remark[], at: number): boolean {
  const next = remarks.slice(at + 1).find(({ kind }) => REPORTABLE.has(kind));
  return next !== undefined && isSamePlace(next, remarks[at] as Remark) && next.location === next.room;
}

const isSamePlace = ({ place: one }: Remark, { place: other }: Remark) =>
  one.component === other.component && one.occurrence === other.occurrence;

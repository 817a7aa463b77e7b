import { clockTime } from '../dictation/writing/warnings.ts';
import type { BadPicture, Picture } from './picture.ts';
import type { CameraClock } from './place-in-time.ts';
import type { PicturePlacement, UnplacedBecause } from './place-pictures.ts';
import { WHY_UNPLACED } from './why-unplaced.ts';

/** Names that one sentence lists. */
const MOST_NAMES = 20;
/** A clock that is wrong by less is nobody's concern. */
const NOTABLE_DRIFT = 120;

export interface PictureOutcome {
  pictures: readonly Picture[];
  bad: readonly (BadPicture & { name: string })[];
  placements: readonly PicturePlacement[];
  clocks: readonly CameraClock[];
  /** Whether the offset of the clocks was set by hand. */
  isOffsetSet: boolean;
}

/** What the inspector should know of the pictures, a sentence or two each. */
export function pictureWarnings({ pictures, bad, placements, clocks, isOffsetSet }: PictureOutcome): string[] {
  return [
    ...bad.map(({ name, problem }) => `"${name}" ${problem}`),
    ...unplacedWarnings(pictures, placements),
    ...(isOffsetSet ? [] : clocks.flatMap(clockWarning)),
  ];
}

function unplacedWarnings(pictures: readonly Picture[], placements: readonly PicturePlacement[]): string[] {
  const unplaced = placements.filter(({ comment }) => comment === null);
  if (unplaced.length === 0) return [];
  const groups = (Object.keys(WHY_UNPLACED) as UnplacedBecause[]).flatMap((because) => {
    const names = unplaced
      .filter((placement) => placement.because === because)
      .flatMap(({ picture }) => pictures.find(({ index }) => index === picture)?.name ?? []);
    return names.length > 0 ? [`${WHY_UNPLACED[because]}: ${listed(names)}`] : [];
  });
  const count = unplaced.length === 1 ? '1 picture is' : `${unplaced.length} pictures are`;
  return [`${count} in the package beside the report, not attached to a comment (${groups.join('; ')}).`];
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => `"${name}"`);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

function clockWarning({ camera, pictures, drift }: CameraClock): string[] {
  if (Math.abs(drift) < NOTABLE_DRIFT) return [];
  const whose = camera ? `The clock of the ${camera}` : 'The clock of the camera';
  const how = `${clockTime(Math.abs(drift))} minutes ${drift > 0 ? 'fast' : 'slow'}`;
  const them = pictures === 1 ? 'its picture was' : `its ${pictures} pictures were`;
  return [`${whose} seems to be ${how} against the recorder's; ${them} placed accordingly.`];
}

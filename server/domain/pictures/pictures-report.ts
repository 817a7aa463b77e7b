import type { BadPicture, Picture } from './picture.ts';
import type { CameraClock } from './place-in-time.ts';
import type { PicturePlacement } from './place-pictures.ts';
import { WHY_UNPLACED } from './why-unplaced.ts';

const HOW = {
  time: 'taken while it was said',
  caption: 'its caption says so',
  fileName: 'the name of its file says so',
  sight: 'what was seen in it says so',
} as const;

/** Where each picture went and why: `pictures` of report.json. */
export function picturesReport(
  pictures: readonly Picture[],
  bad: readonly (BadPicture & { name: string })[],
  placements: readonly PicturePlacement[],
  clocks: readonly CameraClock[],
  fileNames: ReadonlyMap<number, string>,
) {
  return {
    pictures: [
      ...placements.map(({ picture, comment, by, because, confidence, at }) => {
        const known = pictures.find(({ index }) => index === picture);
        return {
          name: known?.name ?? '',
          file: fileNames.get(picture) ?? null,
          caption: known?.caption ?? null,
          taken_at_second: at,
          comment: comment && {
            component: comment.component,
            occurrence: comment.occurrence,
            item_id: comment.itemId,
            id: comment.commentId,
          },
          placed_by: by,
          confidence,
          reason: by ? HOW[by] : because ? WHY_UNPLACED[because] : '',
        };
      }),
      ...bad.map(({ name, problem }) => ({
        name,
        file: null,
        caption: null,
        taken_at_second: null,
        comment: null,
        placed_by: null,
        confidence: 0,
        reason: problem,
      })),
    ],
    clocks: clocks.map(({ camera, pictures: count, ahead, drift }) => ({
      camera,
      pictures: count,
      seconds_ahead: Math.round(ahead),
      not_explained_by_a_time_zone: Math.round(drift),
    })),
  };
}

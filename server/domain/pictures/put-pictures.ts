import type { WrittenItem, WrittenReport, WrittenSection } from '../report/written-report.ts';
import type { Picture } from './picture.ts';
import type { PicturePlacement } from './place-pictures.ts';

/**
 * The report with its pictures at their comments, in the order of upload. Pictures that stood in it before are forgotten,
 * so that it may be done again.
 * @param pictures those in the package.
 * @param fileNames their names there, by the picture's index.
 */
export function putPictures(
  written: WrittenReport,
  placements: readonly PicturePlacement[],
  pictures: readonly Pick<Picture, 'index' | 'caption'>[],
  fileNames: ReadonlyMap<number, string>,
): WrittenReport {
  const captions = new Map(pictures.map(({ index, caption }) => [index, caption]));
  const picturesOf = (section: WrittenSection, item: WrittenItem) =>
    placements.flatMap(({ picture, comment }) => {
      const fileName = fileNames.get(picture);
      const isHere =
        comment?.component === section.componentName &&
        comment.occurrence === section.occurrence &&
        comment.itemId === item.itemId;
      return isHere && fileName !== undefined
        ? [{ fileName, commentId: comment.commentId, caption: captions.get(picture) ?? null }]
        : [];
    });
  return {
    ...written,
    sections: written.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, pictures: picturesOf(section, item) })),
    })),
  };
}

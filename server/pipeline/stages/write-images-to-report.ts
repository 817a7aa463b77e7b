import { pictureFileNames } from '../../domain/pictures/picture-file-names.ts';
import { putPictures } from '../../domain/pictures/put-pictures.ts';
import { keep, needed } from '../kept.ts';
import { includedImages, reportPictures, scratchName } from '../report-pictures.ts';
import type { Stage } from '../stage.ts';

/** Names the pictures for the package, and puts them at their comments. */
export const writeImagesToReport: Stage = {
  status: 'writing_images_to_report',
  appliesTo: (work) => includedImages(work).length > 0,
  async run(work) {
    const { pictures } = await reportPictures(work);
    const { placements } = await needed(work, 'placed');
    const names = pictureFileNames(pictures);
    await keep(work, 'written', putPictures(await needed(work, 'written'), placements, pictures, names));
    const packed = [...names].map(([picture, fileName]) => ({ picture, fileName, scratch: scratchName(picture) }));
    await keep(work, 'packed', packed);
  },
};

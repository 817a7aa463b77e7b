import { keep } from '../kept.ts';
import { placeReportPictures } from '../place-report-pictures.ts';
import { includedImages } from '../report-pictures.ts';
import type { Stage } from '../stage.ts';

/** Pictures → the comments that they belong to. */
export const matchImagesToComments: Stage = {
  status: 'matching_images_to_comments',
  appliesTo: (work) => includedImages(work).length > 0,
  async run(work, tools) {
    await keep(work, 'placed', await placeReportPictures(work, tools));
  },
};

import { pictureWarnings } from '../../domain/pictures/picture-warnings.ts';
import { needed } from '../kept.ts';
import { includedImages, reportPictures } from '../report-pictures.ts';
import type { Stage } from '../stage.ts';

/** Tells which pictures could not be read, and which stand at no comment. */
export const finalizeImageProcessing: Stage = {
  status: 'finalizing_image_processing',
  appliesTo: (work) => includedImages(work).length > 0,
  async run(work) {
    const isOffsetSet = work.pictureClockOffsetSeconds !== null;
    const outcome = { ...(await reportPictures(work)), ...(await needed(work, 'placed')), isOffsetSet };
    for (const sentence of pictureWarnings(outcome)) work.warn(sentence);
  },
};

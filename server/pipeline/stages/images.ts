import type { ProcessingStatus } from '../../domain/report/status.ts';
import type { Stage, Work } from '../stage.ts';

const includedImages = (work: Work) => work.images.filter((image) => !image.isExcluded);

/** Pictures go into the package as they came; these stages have nothing to do to them. */
const passed = (status: ProcessingStatus): Stage => ({ status, appliesTo: () => false, run: async () => {} });

export const initializeImageProcessing = passed('initializing_image_processing');
export const classifyImages = passed('classifying_images');

/** Says that the pictures stand beside the report, not at a comment. */
export const matchImagesToComments: Stage = {
  status: 'matching_images_to_comments',
  appliesTo: (work) => includedImages(work).length > 0,
  async run(work) {
    const count = includedImages(work).length;
    const pictures = count === 1 ? '1 picture is' : `${count} pictures are`;
    work.warn(`${pictures} in the package beside the report, not attached to a comment.`);
  },
};

export const writeImagesToReport = passed('writing_images_to_report');
export const finalizeImageProcessing = passed('finalizing_image_processing');

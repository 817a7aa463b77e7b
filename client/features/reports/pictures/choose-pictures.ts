import { fileSize } from '../../../components/file-size.ts';
import { takeFiles } from '../take-files.ts';
import type { ChosenPicture } from './chosen-picture.ts';
import { quoteNames } from './quote-names.ts';

/** What of the upload rules concerns pictures; sizes in bytes. */
export interface PictureRules {
  imageExtensions: readonly string[];
  maxImageBytes: number;
  maxImageFiles: number;
}

export interface PictureChoice {
  pictures: ChosenPicture[];
  /** What must be said of files that were left out; null without any. */
  alert: string | null;
}

/** Specification, point 5. */
const NONE_VALID = 'Please upload valid image files. Supported formats: JPG, PNG, GIF.';
const HEIC = /\.(?:heic|heif|hif)$/i;
const HEIC_HELP =
  'Save HEIC pictures as JPG first: an iPhone takes JPG when Settings, Camera, Formats says Most Compatible.';

/** Adds newly chosen files to the pictures chosen before; what the server would refuse is named at once. */
export function choosePictures(
  chosen: readonly ChosenPicture[],
  added: readonly File[],
  rules: PictureRules,
): PictureChoice {
  const { fresh, refused, tooLarge, tooMany } = takeFiles(
    chosen.map(({ file }) => file),
    added,
    { extensions: rules.imageExtensions, maxBytes: rules.maxImageBytes, maxFiles: rules.maxImageFiles },
  );
  const alerts: string[] = [];
  if (refused.length > 0) alerts.push(NONE_VALID);
  if (refused.length > 0 && refused.length < added.length) alerts.push(`Left out: ${quoteNames(refused)}.`);
  if (refused.some(({ name }) => HEIC.test(name))) alerts.push(HEIC_HELP);
  if (tooLarge.length > 0) {
    alerts.push(`Larger than ${fileSize(rules.maxImageBytes)}, so left out: ${quoteNames(tooLarge)}.`);
  }
  if (tooMany.length > 0) {
    alerts.push(`A report takes at most ${rules.maxImageFiles} pictures, so left out: ${quoteNames(tooMany)}.`);
  }
  const pictures = fresh.map((file) => ({ file, caption: '', isExcluded: false }));
  return { pictures: [...chosen, ...pictures], alert: alerts.join(' ') || null };
}

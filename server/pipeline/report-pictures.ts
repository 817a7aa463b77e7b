import type { BadPicture, Picture, PictureFacts } from '../domain/pictures/picture.ts';
import type { Work, WorkImage } from './stage.ts';

/** Kept values of the pictures, one each, so that a resumed run does none twice. */
const FACTS = 'picture/';
const SIGHT = 'picture-sight/';

/** A picture that goes into the report, with its index among all that were uploaded. */
export interface IncludedImage {
  index: number;
  image: WorkImage;
}

export function includedImages(work: Pick<Work, 'images'>): IncludedImage[] {
  return work.images.map((image, index) => ({ index, image })).filter(({ image }) => !image.isExcluded);
}

export const factsKey = (index: number) => `${FACTS}${padded(index)}`;
export const sightKey = (index: number) => `${SIGHT}${padded(index)}`;
/** Scratch file of a prepared picture. */
export const scratchName = (index: number) => `picture-${padded(index)}`;

/** The pictures as far as the stages before have come: those that could be read, and those that could not. */
export async function reportPictures(
  work: Pick<Work, 'images' | 'keptAll'>,
): Promise<{ pictures: Picture[]; bad: (BadPicture & { name: string })[] }> {
  const facts = (await work.keptAll(FACTS)) as Map<string, PictureFacts | BadPicture>;
  const sights = (await work.keptAll(SIGHT)) as Map<string, string>;
  const pictures: Picture[] = [];
  const bad: (BadPicture & { name: string })[] = [];
  for (const { index, image } of includedImages(work)) {
    const known = facts.get(factsKey(index));
    if (!known) throw new Error(`No earlier stage has read picture ${index}.`);
    const { name, caption } = image;
    if ('problem' in known) bad.push({ ...known, name });
    else pictures.push({ ...known, index, name, caption, sight: sights.get(sightKey(index)) || null });
  }
  return { pictures, bad };
}

function padded(index: number): string {
  return String(index).padStart(5, '0');
}

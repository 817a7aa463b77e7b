import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../../domain/errors.ts';
import { HEIC_HELP, isHeic, isNamedHeic } from '../../domain/pictures/image-kind.ts';
import type { BadPicture, PictureFacts } from '../../domain/pictures/picture.ts';
import { inParallel } from '../in-parallel.ts';
import { factsKey, type IncludedImage, includedImages, scratchName } from '../report-pictures.ts';
import type { Stage, Tools, Work } from '../stage.ts';

/** A picture that the worker has died over so often is taken for the cause. */
const MOST_TRIES = 3;

/**
 * Reads each picture once: what it tells of itself, and what goes into the report of it. Each is kept as it is done, so
 * that a resumed run goes on with the next. One that cannot be read is noted; the rest go on.
 */
export const initializeImageProcessing: Stage = {
  status: 'initializing_image_processing',
  appliesTo: (work) => includedImages(work).length > 0,
  async run(work, tools) {
    const images = includedImages(work);
    const done = await work.keptAll(factsKey(0).replace(/\d+$/, ''));
    const waiting = images.filter(({ index }) => !done.has(factsKey(index)));
    let finished = images.length - waiting.length;
    if (finished > 0) work.log('reading pictures resumed', { finished, pictures: images.length });
    await inParallel(waiting, tools.pictures.parallel, async (included) => {
      work.signal.throwIfAborted();
      await work.keep(factsKey(included.index), await readPicture(work, tools, included));
      finished++;
      work.progress(finished / images.length);
    });
  },
};

async function readPicture(
  work: Work,
  tools: Tools,
  { index, image }: IncludedImage,
): Promise<PictureFacts | BadPicture> {
  const triesKey = `picture-tries/${index}`;
  const tries = ((await work.kept(triesKey)) as number | undefined) ?? 0;
  if (tries >= MOST_TRIES) return { problem: 'could not be read as a picture: it was left out of the report.' };
  await work.keep(triesKey, tries + 1);
  const source = await buffer(await image.open());
  try {
    const { bytes, kind, takenAt, camera } = await tools.pictures.prepare(source);
    await work.putScratch(scratchName(index), Readable.from([bytes]));
    return { kind, takenAt, camera };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'UNPROCESSABLE_FILE') throw error;
    work.log('a picture could not be read', { picture: index, reason: String(error.cause ?? error.message) });
    const isOfPhone = isHeic(source) || isNamedHeic(image.name);
    return { problem: isOfPhone ? `${HEIC_HELP} It was left out of the report.` : error.message };
  }
}

import { buffer } from 'node:stream/consumers';
import type { PictureReader } from '../../domain/pictures/picture-reader.ts';
import { inParallel } from '../in-parallel.ts';
import { placeReportPictures } from '../place-report-pictures.ts';
import { includedImages, scratchName, sightKey } from '../report-pictures.ts';
import type { Stage, Tools, Work } from '../stage.ts';

/** Pictures that a language model looks at in one report. */
const MOST_LOOKED_AT = 100;
const AT_ONCE = 2;
/** After so many failures nothing more is asked: the model cannot see, or is not there. */
const MOST_FAILURES = 3;

/**
 * Has a language model look at the pictures that neither time nor words can place. What it saw is kept picture by picture,
 * so that nothing is asked twice.
 */
export const classifyImages: Stage = {
  status: 'classifying_images',
  appliesTo: (work) => includedImages(work).length > 0,
  async run(work, tools) {
    const reader = tools.pictureReader;
    if (!reader) return;
    const { placements } = await placeReportPictures(work, tools);
    const seen = await work.keptAll(sightKey(0).replace(/\d+$/, ''));
    const open = placements.filter(({ comment, picture }) => !comment && !seen.has(sightKey(picture)));
    const waiting = open.slice(0, MOST_LOOKED_AT).map(({ picture }) => picture);
    let failures = 0;
    let looked = 0;
    await inParallel(waiting, AT_ONCE, async (picture) => {
      work.signal.throwIfAborted();
      if (failures >= MOST_FAILURES) return;
      const sight = await lookAt(work, tools, reader, picture);
      if (sight === null) failures++;
      else await work.keep(sightKey(picture), sight);
      work.progress(++looked / waiting.length);
    });
    if (failures > 0)
      work.warn(
        'The language model could not look at all the pictures that neither their time nor their captions place.',
      );
  },
};

/** Null where the model failed. */
async function lookAt(work: Work, tools: Tools, reader: PictureReader, picture: number): Promise<string | null> {
  const { body } = await work.getScratch(scratchName(picture));
  const small = await tools.pictures.shrink(await buffer(body));
  try {
    return await reader.describe(small, work.signal);
  } catch (error) {
    work.signal.throwIfAborted();
    work.log('the language model did not look at a picture', { picture, error: (error as Error).message });
    return null;
  }
}

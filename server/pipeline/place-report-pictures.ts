import { type PlacedPictures, placePictures } from '../domain/pictures/place-pictures.ts';
import { kept, needed } from './kept.ts';
import { reportPictures } from './report-pictures.ts';
import type { Tools, Work } from './stage.ts';
import { templateOf } from './template-of.ts';

/** Where the report's pictures belong, by all that is known of them by now. */
export async function placeReportPictures(work: Work, tools: Tools): Promise<PlacedPictures> {
  const { pictures } = await reportPictures(work);
  return placePictures({
    pictures,
    recordings: (await kept(work, 'recordings')) ?? [],
    decisions: await needed(work, 'decisions'),
    written: await needed(work, 'written'),
    template: await templateOf(work, tools),
    clockOffset: work.pictureClockOffsetSeconds,
  });
}

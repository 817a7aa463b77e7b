import { commentsReport } from '../domain/dictation/writing/comments-report.ts';
import { decisionsReport } from '../domain/dictation/writing/decisions-report.ts';
import type { Explanation } from '../domain/dictation/writing/explanation.ts';
import { pictureFileNames } from '../domain/pictures/picture-file-names.ts';
import { picturesReport } from '../domain/pictures/pictures-report.ts';
import { kept, needed } from './kept.ts';
import { reportPictures } from './report-pictures.ts';
import type { Work } from './stage.ts';

/** What explains a written report, from what the stages have kept. */
export async function explainReport(work: Work): Promise<Explanation> {
  const decisions = await needed(work, 'decisions');
  const draft = await needed(work, 'draft');
  return {
    ...decisionsReport(decisions, draft),
    ...commentsReport(decisions, draft, await needed(work, 'written'), work.settings),
    ...(await explainPictures(work)),
  };
}

async function explainPictures(work: Work): Promise<Partial<Explanation>> {
  const placed = await kept(work, 'placed');
  if (!placed) return {};
  const { pictures, bad } = await reportPictures(work);
  return picturesReport(pictures, bad, placed.placements, placed.clocks, pictureFileNames(pictures));
}

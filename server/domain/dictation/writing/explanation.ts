import type { picturesReport } from '../../pictures/pictures-report.ts';
import type { CommentsReport } from './comments-report.ts';
import type { decisionsReport } from './decisions-report.ts';

/** What became of all that was said, and why each comment, rating and copied section is there: report.json. */
export type Explanation = ReturnType<typeof decisionsReport> &
  CommentsReport &
  /** Missing where there are no pictures. */
  Partial<ReturnType<typeof picturesReport>>;

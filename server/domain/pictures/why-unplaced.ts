import type { UnplacedBecause } from './place-pictures.ts';

/** Why pictures stand at no comment, for people. */
export const WHY_UNPLACED: Record<UnplacedBecause, string> = {
  outside: 'taken while nothing was recorded',
  notWritten: 'taken when nothing was said that is in the report',
  unclear: 'several comments fit',
  silent: 'neither a time nor words tell the comment',
};

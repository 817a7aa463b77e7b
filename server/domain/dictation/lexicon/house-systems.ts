import type { SystemWords } from './system-words.ts';
import { APPLIANCES } from './words/appliances.ts';
import { ATTIC } from './words/attic.ts';
import { ELECTRICAL } from './words/electrical.ts';
import { EXTERIOR } from './words/exterior.ts';
import { GENERAL } from './words/general.ts';
import { HVAC } from './words/hvac.ts';
import { INTERIOR } from './words/interior.ts';
import { PLUMBING } from './words/plumbing.ts';
import { ROOF } from './words/roof.ts';
import { STRUCTURE } from './words/structure.ts';

/** All words of the trade, by system. */
export const HOUSE_SYSTEMS: readonly SystemWords[] = [
  GENERAL,
  ROOF,
  EXTERIOR,
  STRUCTURE,
  ELECTRICAL,
  PLUMBING,
  HVAC,
  INTERIOR,
  ATTIC,
  APPLIANCES,
];

import { termBook } from './term-book.ts';

/** How much, how bad, how many. Words of talk stand with those of a report: "really" for "severely", "a bunch" for "several". */
export const DEGREES_IN_TEXTS = termBook(`
minor, slight, slightly, minimal, small, little, hairline, thin, bit, somewhat, kind of, kinda, light, limited, trace, tiny
moderate, moderately, fair amount
severe, severely, serious, seriously, significant, significantly, major, substantial, substantially, extensive, extensively, heavy, heavily, considerable, considerably, excessive, excessively, bad, badly, really, very, pretty, way, super, extremely, terrible, terribly, awful, lots of, lot of, big, huge, large, deep, wide, noticeable, noticeably, critical, completely, totally, real
active, actively, ongoing, current, currently
several, multiple, numerous, many, various, bunch, lots, lot, some, couple, few, pair, number of
all, every, each, entire, entirely, whole, complete, completely, both, everything, fully
widespread, throughout, everywhere, all over
`);

/** What of these is told of a house: the others are manners of speaking, and losing one loses nothing. */
export const TELLING_DEGREES: ReadonlySet<string> = new Set(
  'moderate moderately severe severely significant significantly major extensive extensively active minor slight slightly several multiple numerous widespread throughout'.split(
    ' ',
  ),
);
/** What makes a finding bigger or smaller than it was said to be. "All", "each" and the like also stand in advice. */
export const WEIGHTY_DEGREES: ReadonlySet<string> = new Set([
  'minor',
  'moderate',
  'severe',
  'active',
  'several',
  'widespread',
]);

import { numberAt } from '../../template/facts/number-words.ts';
import { isRelation } from '../locations/place-phrase.ts';
import { isLedWhere } from '../locations/where-said.ts';
import { plainWords } from '../words/text.ts';

const ABOUT =
  /^(?:(?:and|it|that|this|is|was|about|approximately|roughly|maybe|only|just|at|least|most|almost|nearly|over|under|up|to|more|less|than|good|probably|around|by|i|would|say) )*(?=\S)/;
const UNIT =
  /^(?:inch|inches|foot|feet|yards?|millimeters?|centimeters?|mm|cm|degrees?|percent|psi|pounds?|volts?|amps?)$/;
const OF_WHAT =
  /^(?:(?:or|so|of|an?|at|its|the|worst|widest|point|most|wide|long|deep|high|tall|thick|across|apart|off|up|down|lower|higher|out|there|here|in|width|length|height|depth|diameter) ?)*$/;

/** True for a clause that tells how much and nothing else: "three quarters of an inch", "about two feet long". */
export function isOnlyMeasure(text: string): boolean {
  const plain = plainWords(text.replace(/[\s,;.]+$/, '')).join(' ');
  const words = plain.replace(ABOUT, '').split(' ');
  const number = numberAt(words, 0);
  if (!number) return false;
  const rest = words.slice(number.length);
  const unit = rest.findIndex((word) => !/^(?:of|an?)$/.test(word));
  return UNIT.test(rest[unit] ?? '') && OF_WHAT.test(rest.slice(unit + 1).join(' '));
}

/** True for a measure with where it was taken: "three quarters of an inch, by the mailbox". */
export function isMeasureWithPlace(text: string): boolean {
  const [first = '', ...more] = text.replace(/[\s.]+$/, '').split(/,\s*/);
  return (
    isOnlyMeasure(first) &&
    more.every((clause) => isOnlyMeasure(clause) || isLedWhere(plainWords(clause)) || isShortRelation(clause))
  );
}

const MOST_WORDS_OF_A_PLACE = 5;
const isShortRelation = (clause: string) => isRelation(clause) && clause.split(' ').length <= MOST_WORDS_OF_A_PLACE;

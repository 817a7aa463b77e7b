import { absence } from './absence.ts';
import { isAdvice } from './advice.ts';
import { bare } from './phrase.ts';
import { stateOf } from './state.ts';
import { tradeLengthAt } from './trade-phrase.ts';
import { verbAt } from './verbs.ts';

/** Parts a sentence at commas, semicolons and dashes, and where advice or another finding follows without a mark. */
export function partClauses(sentence: string): string[] {
  const parts = sentence
    .replace(/ (?:-{1,2}|–|—) |;\s*/g, ', ')
    .split(/,\s+/)
    .map((part) => part.replace(/,$/, ''));
  const whole: string[] = [];
  for (const part of parts.filter(Boolean)) {
    if (whole.length > 0 && endsList(part)) whole.push(`${whole.pop()}, ${part}`);
    else whole.push(withoutJoint(part));
  }
  return whole.flatMap(splitInside);
}

/** "Cracks or stains noted" behind "no leaks,": the last of a list that is not to be parted. */
function endsList(part: string): boolean {
  const item = /^((?:(?!(?:and|or|nor)\b)[\w/-]+ ){1,4})(?:and|or|nor) /.exec(part)?.[1]?.trim().split(' ');
  if (item === undefined || /^(?:hot and (?:cold|neutral)|neutral and ground) /i.test(part)) return false;
  return verbAt(item) < 0 && !isAdvice(item.map(bare)) && stateOf(item) === null;
}

function withoutJoint(part: string): string {
  if (isAdvice(part.split(' ').slice(1).map(bare))) return part.replace(/^(?:and|so|then) /i, '');
  return part.replace(/^(?:also|so) (?!not\b|was not\b)/i, '');
}

function splitInside(clause: string): string[] {
  const tokens = clause.split(' ');
  for (let at = 2; at < tokens.length - 1; at++) {
    const left = tokens.slice(0, at);
    const right = tokens.slice(at);
    if (startsAdvice(tokens, at)) return [left.join(' ').replace(/ (?:so|and)$/, ''), ...splitInside(right.join(' '))];
    if (startsState(left, right)) return [left.join(' '), ...splitInside(right.slice(1).join(' '))];
    if (startsAfterthought(left, right)) return [left.join(' '), right.join(' ')];
  }
  return [clause];
}

/** "… have plumber secure it", "… mason should repair". */
function startsAdvice(tokens: readonly string[], at: number): boolean {
  const word = bare(tokens[at]);
  const before = bare(tokens[at - 1]);
  const isNeed = /^(?:to|and|would|should|must|you|we|i|will|can|may|might|please|who|that|not|they|could)$/.test(
    before,
  );
  if (/^(?:have|get|call|recommend|suggest)$/.test(word) && !isNeed) {
    const article = /^(?:a|an|the)$/.test(bare(tokens[at + 1])) ? 1 : 0;
    return word === 'recommend' || tradeLengthAt(tokens, at + 1 + article) > 0;
  }
  const trade = tradeLengthAt(tokens, at);
  const isNamed = /^(?:a|an|the|by|have|recommend|and|or|for)$/.test(before);
  return trade > 0 && !isNamed && /^(?:should|to)$/.test(bare(tokens[at + trade]));
}

/** "Toilet loose at floor and fan noisy": two findings. */
function startsState(left: readonly string[], [joint, ...right]: readonly string[]): boolean {
  if (!/^(?:and|but)$/.test(bare(joint)) || verbAt(left) >= 0) return false;
  const isState = stateOf(left) !== null;
  if (stateOf(right) !== null) return isState || absence(left) !== null;
  return isState && (absence(right) !== null || verbAt(right) > 0);
}

/** "… full of lint fire hazard", "… drains fine no leaks". */
function startsAfterthought(left: readonly string[], right: readonly string[]): boolean {
  const [first, second] = right.map(bare);
  if (first === 'no')
    return /^(?:fine|good|ok|well|works|properly|great)$/.test(bare(left.at(-1))) && absence(right) !== null;
  const isHazard = /^(?:safety|trip|fire|shock)$/.test(first ?? '') && /^(?:hazard|issue|concern)$/.test(second ?? '');
  return isHazard && right.length === 2 && stateOf(left) !== null;
}

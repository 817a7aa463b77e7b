import { bare } from './phrase.ts';
import { isPredicate } from './predicates.ts';
import { AFTER_PREDICATES, PREPOSITIONS } from './words.ts';

/** Forms of "not" that are not "is" + "n't". */
const IRREGULAR: Record<string, string> = {
  "can't": 'cannot',
  cant: 'cannot',
  "won't": 'will not',
  wont: 'will not',
  "shan't": 'shall not',
  "ain't": 'is not',
  aint: 'is not',
};
const NOT =
  /\b(can'?t|won'?t|shan't|ain'?t)\b|\b(is|are|was|were|do|does|did|has|have|had|could|would|should|must|need)n'?t\b/gi;
const HAS =
  /^(?:been|got|gotten|had|come|gone|lost|fallen|started|begun|become|pulled|separated|failed|settled|shifted|cracked|rusted through|rotted)\b/i;
const IS =
  /^(?:not|a|an|the|no|too|just|also|still|very|really|all|so|only|pretty|badly|about|off|out|down|up|loose|missing|dirty|filthy|open|shut|stuck|bent|torn|worn|rotten|broken|frozen|dead|dry|wet|damp|soft|weak|slow|low|high|noisy|loud|bare|full|old|good|fine|okay|ok|crooked|rusty|foggy|moldy|plugged|clogged|blocked|exposed|damaged|cracked|leaking|dripping|running|hanging|falling|sagging|leaning|pulling|coming|peeling|rotting|rusting|rotted|rusted|corroded|stained|painted|disconnected|undersized|oversized|buried|obstructed|gone|in|on|at|under|behind|worse|likely|lifting|lifted|warped|wired|reversed|there)\b/i;
const PLURAL =
  /^(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+|several|multiple|many|numerous|a few|a couple|some) (?:\S+ )?\S+s\b|\S*[^s']s (?:on|in|at|under|behind|along|around|up)\b)/i;

/**
 * Writes contractions out as a report does: "doesn't" and "doesnt" as "does not", "there's two" as "there are two". A
 * possessive ("wasp's nest") stays.
 */
export function writeOut(text: string): string {
  return text
    .replace(NOT, (word, irregular?: string, verb?: string) =>
      likeIn(word, irregular ? (IRREGULAR[word.toLowerCase()] as string) : `${verb} not`),
    )
    .replace(/\b(there|that|it|here|what|where)'?s (?=(.*))/gi, (all, subject: string, rest: string) => {
      if (
        !all.includes("'") &&
        !/^(?:there|that)/i.test(subject) &&
        !/^(?:not|a|an|the|been|just|also|too|very|really) /i.test(rest)
      )
        return all;
      if (/^there$/i.test(subject) && PLURAL.test(rest)) return `${subject} are `;
      return `${subject} ${HAS.test(rest) ? 'has' : 'is'} `;
    })
    .replace(/\b([A-Za-z]+[a-rt-z])'s (?=(.*))/g, (all, noun: string, rest: string) => {
      if (/^let$/i.test(noun)) return all;
      if (HAS.test(rest) && !IS.test(rest)) return `${noun} has `;
      return IS.test(rest) || saysState(rest) ? `${noun} is ` : all;
    })
    .replace(
      /\b(I|you|we|they)'(re|ve|ll|m)\b/gi,
      (_all, subject: string, short: string) => `${subject} ${LONG[short.toLowerCase()]}`,
    )
    .replace(/\b(it|that|there|this)'ll\b/gi, '$1 will')
    .replace(/\bi\b(?!\.)/g, 'I');
}

/** "Mortar's washed out" tells how it is; "the owner's cracked window" has a thing behind it. */
function saysState(rest: string): boolean {
  const [state = '', next = ''] = rest.split(' ').map(bare);
  const goesOn = next === '' || PREPOSITIONS.has(next) || AFTER_PREDICATES.has(next);
  return isPredicate(state) && !/ing$/.test(state) && goesOn;
}

const LONG: Record<string, string> = { re: 'are', ve: 'have', ll: 'will', m: 'am' };

/** The words with a capital where `model` has one. */
function likeIn(model: string, words: string): string {
  return /^[A-Z]/.test(model) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

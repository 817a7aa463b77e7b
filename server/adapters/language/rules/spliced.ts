import { adviceSentence, isAdvice } from './advice.ts';
import { bare, capital } from './phrase.ts';
import { verbAt } from './verbs.ts';

const SPLICED =
  /, (?=(?:it|that|this|they|those|there|we|I|you) (?:is|are|was|were|has|have|just|will|can|could|does|did) |(?:please )?(?:have|get|call|contact|consult|hire) (?:an?|the) )/;
const SUBORDINATE =
  /^(?:if|when|whenever|where|wherever|because|since|as|while|although|though|after|before|until|once|unless|should|with|without|for|in|on|at|under|near|behind|to|from|during|despite|given)\b/i;

/** Two sentences that only a comma parts: "The tabs have lifted, have a roofer look". Others stay one. */
export function splitSpliced(text: string, speaker: 'I' | 'We'): string[] {
  const at = text.search(SPLICED);
  const left = text.slice(0, Math.max(0, at));
  if (at < 0 || SUBORDINATE.test(text) || /[,;]/.test(left) || verbAt(left.split(' ')) < 0) return [text];
  const right = text.slice(at + 2);
  const isOnlyAdvice = isAdvice(right.split(' ').map(bare)) && !/[,;]/.test(right);
  return [left, isOnlyAdvice ? adviceSentence(right.split(' '), speaker) : capital(right)];
}

import { numberAt } from './number-words.ts';
import { unitOf } from './units.ts';

/** A number that a text names. */
interface Quantity {
  /** As it is said, in lower case. */
  text: string;
  value: number | string;
  /** In its first form, or null. */
  unit: string | null;
}

const VULGAR = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8' };

/** Words and numbers in lower case; "2 by 4" is one word, "200A" and `3"` are two. */
function words(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[½¼¾⅛⅜⅝⅞]/g, (sign) => ` ${VULGAR[sign as keyof typeof VULGAR]} `)
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replace(/(\d)\s?(?:"|″|”|'')(?!\w)/g, '$1 inch ')
      .replace(/(\d)\s?['′’](?![a-z])/g, '$1 feet ')
      .replaceAll('%', ' percent ')
      .replaceAll('°', ' degrees ')
      .replace(/\bsq(?:uare|\.)?\s?(?:ft|feet|foot)\b/g, ' squarefeet ')
      .replace(/\btwo by (four|six|eight|ten|twelve)\b/g, (_all, side) => `2x${SIDES[side as keyof typeof SIDES]}`)
      .replace(/(\d)\s?(?:x|×|by)\s?(?=\d)/g, '$1x')
      .replace(/(\d)(in|ft|amps?|a|v|volts?|w|watts?|gal|psi|f|yrs?|kw|btus?)\b/g, '$1 $2')
      .match(/\d+(?:\/\d+|\.\d+)?(?![\da-z./])|[a-z]*\d[a-z\d]*(?:\/\d+)?|[a-z]+|[.,;]/g) ?? []
  );
}
const SIDES = { four: 4, six: 6, eight: 8, ten: 10, twelve: 12 };

/** All numbers of a text. "One" without a unit is not counted: it mostly stands for a thing ("one of the outlets"). */
export function quantitiesOf(text: string): Quantity[] {
  const all = words(text);
  const out: Quantity[] = [];
  for (let at = 0; at < all.length; ) {
    const word = all[at] as string;
    const measure = /^an?$/.test(word) ? unitOf(all[at + 1] ?? '', false) : null;
    if (measure && /^(?:inch|foot|yard)$/.test(measure)) {
      out.push({ text: `${word} ${all[at + 1]}`, value: 1, unit: measure });
      at += 2;
      continue;
    }
    const read = numberAt(all, at);
    if (!read) {
      if (/\d/.test(word)) out.push({ text: word, value: word, unit: null });
      at++;
      continue;
    }
    let end = at + read.length;
    const said = all.slice(at, end);
    if (read.value < 1) while (/^(?:of|an?)$/.test(all[end] ?? '')) end++;
    const next = all[end] ?? '';
    const isWord =
      next === 'in' && /^(?:the|an?|this|that|each|every|all|both|master|hall|my|your)$/.test(all[end + 1] ?? '');
    const unit = next === 'squarefeet' ? next : isWord ? null : unitOf(next, /\d$/.test(all[end - 1] ?? ''));
    if (unit) end++;
    else end = at + read.length;
    if (unit || said.join(' ') !== 'one') out.push({ text: all.slice(at, end).join(' '), value: read.value, unit });
    at = end;
  }
  return out;
}

/** True where two numbers are one; a unit that is not said may be any. */
export function isSameQuantity(said: Quantity, meant: Quantity): boolean {
  const isSame =
    typeof said.value === 'number' && typeof meant.value === 'number'
      ? Math.abs(said.value - meant.value) < 1e-6
      : said.value === meant.value;
  return isSame && (meant.unit === null || meant.unit === said.unit);
}

import { DIRECTION_WORDS, PLACE_NOUNS } from '../../../domain/dictation/lexicon/common-words.ts';
import { isSide, nounPhrase } from './noun-phrase.ts';
import { indefinite, isCounted, isPart, isPlural, isSign } from './nouns.ts';
import { bare, capital, endsPhrase, uncapital } from './phrase.ts';
import { tradeLengthAt } from './trade-phrase.ts';
import { DETERMINERS } from './words.ts';

/** Behind these a part is meant that is there: "at the sink". */
const DEFINITE = new Set(
  'at on in near under underneath beneath below above behind beside by around inside outside from to into onto off over through throughout between along against across within toward towards touching blocking covering'.split(
    ' ',
  ),
);
/** Behind these one that is spoken of for the first time: "has a crack". */
const INDEFINITE = new Set('has have had lacks lack with without shows show needs need install add provide'.split(' '));
/** What "of" may stand behind to be followed by a part that is there: "base of the jamb". */
const SIDES =
  /^(?:base|top|bottom|side|left|right|front|rear|back|corner|edge|end|middle|center|underside|inside|outside|part|section|portion|half|rest|bulk|exterior|interior)$/;
/** Advice about a thing that was spoken of: "secure the toilet". */
const ADVICE = new Set(
  'secure repair replace reseal seal clean tighten adjust remove refasten reattach reconnect fix service trim extend regrade correct evaluate'.split(
    ' ',
  ),
);
/** Parts that are told to be there or not: "lacks a handrail". Of others it is not plain whether they are counted. */
const NAMED_FIRST =
  /^(?:handrail|guardrail|railing|cover|cap|lid|screen|door|fan|window|outlet|switch|trap|valve|pan|loop|bracket|detector|alarm|filter|vent|handle|knob|stopper|light|bulb|damper|gate|latch|lock|strap|tank|drain|gutter|downspout|sump|pump|panel|breaker|plate|shutoff|regulator)$/;
/** Said without an article. */
const FIXED =
  /^(?:at|below|above|to|on|off|over) grade\b|^in (?:place|use|service|contact|need|line|order|part|half|view|front|compliance|accordance)\b|^(?:in|during|before|after) (?:spring|summer|fall|winter|season)\b|^at home|^on (?:site|center|end|hand|top of)\b|^off center|^at (?:time|risk|end of life|least|most|ground level|floor level|eye level|all)\b|^by (?:hand|code|eye)\b|^over time|^to (?:code|age|drain|vent|trip|leak|slope|close|open|latch|cover|support|run|light|trap|trim|flush|fan|exhaust|range|heat|cool|lock|tap|box|shower|sink|step|track|switch|post|plug|screen|patch|seal|break|crack|drip|move|work)\b/;

/**
 * Puts in the articles that shorthand leaves out: "crack in foundation wall" becomes "crack in the foundation wall",
 * "have licensed electrician" becomes "have a licensed electrician".
 * @param text one sentence or a part of one.
 */
export function addArticles(text: string): string {
  const tokens = text.split(' ');
  const out: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as string;
    const trade = tradeLengthAt(tokens, at);
    if (trade > 0) {
      const isBare = needsArticle(out);
      const who =
        isBare && out.length === 0
          ? uncapital(tokens.slice(at, at + trade).join(' ')).split(' ')
          : tokens.slice(at, at + trade);
      const article = /^(?:gas|electric|power|utility)$/i.test(token) ? 'the' : indefinite(token);
      if (isBare) out.push(out.length === 0 && who[0] !== token ? capital(article) : article);
      out.push(...who);
      at += trade - 1;
      continue;
    }
    out.push(token);
    if (endsPhrase(token)) continue;
    const article = articleBehind(tokens, at);
    if (article) out.push(article);
  }
  return out.join(' ');
}

function articleBehind(tokens: readonly string[], at: number): string | null {
  const word = bare(tokens[at]);
  if (/^(?:inside|outside)$/.test(word) && DETERMINERS.has(bare(tokens[at - 1]))) return null;
  const isOf = word === 'of' && SIDES.test(bare(tokens[at - 1]));
  const isAdvice =
    ADVICE.has(word) && /^(?:and|to|,|plumber|roofer|electrician|contractor|technician|)$/.test(bare(tokens[at - 1]));
  if (!DEFINITE.has(word) && !INDEFINITE.has(word) && !isOf && !isAdvice) return null;
  if (isPaired(tokens, at + 1) || (word === 'to' && (!isWhere(tokens, at + 1) || isFromTo(tokens, at)))) return null;
  if (
    FIXED.test(
      tokens
        .slice(at, at + 4)
        .map(bare)
        .join(' '),
    )
  )
    return null;
  const phrase = nounPhrase(tokens, at + 1);
  const head = phrase.at(-1);
  if (!head || tradeLengthAt(tokens, at + 1) > 0) return null;
  if (/^without$/.test(word) && /ing$/.test(phrase[0] as string)) return null;
  if (isAdvice && isSide(head)) return null;
  const isDefinite = DEFINITE.has(word) || isOf || isAdvice;
  if (isDefinite) return isThere(phrase, head) ? 'the' : null;
  return isCounted(head) && (isSign(head) || NAMED_FIRST.test(head)) ? indefinite(tokens[at + 1] as string) : null;
}

/** "Beside tub and shower", "from roof, plumbing or ducts": said without articles. */
function isPaired(tokens: readonly string[], from: number): boolean {
  const rest = tokens.slice(from, from + 6).map(bare);
  const isFrom = bare(tokens[from - 1]) === 'from';
  const joint = rest.findIndex((word) => /^(?:and|or)$/.test(word) || (isFrom && word === 'to'));
  const items = rest.slice(0, Math.max(0, joint));
  const isList = items.length > 1 && tokens.slice(from, from + joint - 1).some((token) => token.endsWith(','));
  const isPair = joint < 4 && items.every(isPart) && !tokens.slice(from, from + joint).some(endsPhrase);
  return joint > 0 && isPart(rest[joint + 1] ?? '') && (isPair || (isList && isPart(items[0] as string)));
}

/** "From garage to house". */
const isFromTo = (tokens: readonly string[], to: number) =>
  tokens
    .slice(Math.max(0, to - 4), to)
    .some((token, at, between) => bare(token) === 'from' && at < between.length - 1 && isPart(bare(between[at + 1])));

/** "To garage" says where; "to drain" need not. */
function isWhere(tokens: readonly string[], from: number): boolean {
  const head = nounPhrase(tokens, from).at(-1) ?? '';
  return (
    PLACE_NOUNS.has(head) ||
    isSide(head) ||
    /^(?:house|home|roof|panel|foundation|siding|outside|inside|subpanel|wall|street)$/.test(head)
  );
}

/** A part or place that is one, or a side of the house: "at rear". */
function isThere(phrase: readonly string[], head: string): boolean {
  if (
    /^(?:front|rear|back|left|right|north|south|east|west|base|top|bottom|exterior|interior|middle|center|perimeter|ground|street|tank)$/.test(
      head,
    )
  )
    return true;
  if (/^(?:stairs|steps|eaves|gutters)$/.test(head)) return true;
  if (isPlural(head))
    return (
      phrase.length > 1 &&
      isPart(head) &&
      (DIRECTION_WORDS.has(phrase[0] as string) || PLACE_NOUNS.has(phrase[0] as string))
    );
  return isCounted(head) && (isPart(head) || phrase.length > 1);
}

function needsArticle(before: readonly string[]): boolean {
  return (
    before.length === 0 ||
    /^(?:by|from|have|get|call|contact|consult|hire|ask|recommend|suggest|advise|needs?|want|that|let|until|before|see|with|for|should)$/.test(
      bare(before.at(-1)),
    )
  );
}

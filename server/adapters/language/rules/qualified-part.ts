import { addArticles } from './articles.ts';
import { isMany, type Made, made, saysHowMany, verbBe } from './made.ts';
import { isPart, isPlural, isSign } from './nouns.ts';
import { bare, endsPhrase } from './phrase.ts';
import { placed, placeTail, whereFrom } from './places.ts';
import { headOf, isPredicate, isSubject } from './predicates.ts';
import { withArticle } from './subject.ts';
import { thereIs } from './there-is.ts';
import { DEGREES, DETERMINERS, SEEN } from './words.ts';

/** Participles and the like that only say which kind. */
const NO_DEFECT =
  /^(?:present|visible|old|original|plumb|level|warm|hot|cold|cool|full|empty|dry|clean|clear|flat|long|wide|moving|warning|heated|raised|insulated|finished|attached|detached|covered|painted|vented|grounded|shared|recessed|tiled|enclosed|vaulted|poured|laminated|engineered|treated|forced|sealed|mounted|rated|glazed|paved|folding|sliding|rolling|living|dining|swinging|tall|common|typical|retaining|bearing)$/;
const FINE = /^(?:good|normal|adequate|proper|satisfactory|excellent|strong)$/;
const HOW = /^(?:of|double|badly|partially|poorly|heavily|loosely)$/;

/** "Loose toilet in hall bath", "missing shingles", "good water pressure": a part and how it is. */
export function qualifiedPart(tokens: readonly string[]): Made | null {
  const words = tokens.map(bare);
  const at = adjectiveAt(words);
  const adjective = (words[at] as string).split('/').at(-1) as string;
  const isFine = FINE.test(adjective);
  const isKnown = isFine || (isPredicate(adjective) && !SEEN.has(adjective) && !NO_DEFECT.test(adjective));
  if (!isKnown || /^(?:the|this|that)$/.test(words[0] ?? '')) return null;
  const end = whereFrom(words, at + 1);
  const tail = end - at > 2 ? placeTail(tokens.slice(0, end), at + 2) : end;
  const thing = tokens.slice(at + 1, tail);
  const head = headOf(thing.map(bare));
  const isTold = DETERMINERS.has(bare(thing[0])) || saysHowMany(bare(thing[0]));
  if (!head || !(isPart(head) || isSign(head)) || (isTold && adjective !== 'missing')) return null;
  if (!isSubject(thing) || thing.slice(0, -1).some(endsPhrase)) return null;
  const where = [...(tail < end ? placed(tokens.slice(tail, end)).split(' ') : []), ...tokens.slice(end)];
  const behind = where.length > 0 ? ` ${addArticles(where.join(' '))}` : '';
  if (isFine && at === 0) return made(`${withArticle(thing)} ${verbBe(isPlural(head))} ${adjective}${behind}`);
  if (words[at] !== 'missing') return thereIs(tokens.slice(0, tail), head, where);
  const subject = [...tokens.slice(0, at), ...thing];
  const many = isMany(subject, head);
  return made(`${withArticle(subject, true)} ${verbBe(many)} missing${behind}`, many);
}

/** Where the adjective stands: behind how many and how much. */
function adjectiveAt(words: readonly string[]): number {
  const at = words.findIndex(
    (word) => !(DETERMINERS.has(word) || saysHowMany(word) || DEGREES.has(word) || HOW.test(word)),
  );
  return at < 0 ? words.length - 1 : at;
}

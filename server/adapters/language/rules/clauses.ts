import { adviceSentence, isAdvice } from './advice.ts';
import { addArticles } from './articles.ts';
import { type Made, withDegree } from './made.ts';
import { indefinite } from './nouns.ts';
import { isDependent, joinSubject, oneClause } from './one-clause.ts';
import { bare, capital, uncapital } from './phrase.ts';
import { isPlaceOnly, placed } from './places.ts';
import { isPredicate, isSubject } from './predicates.ts';
import { verbAt } from './verbs.ts';
import { ADVERBS, AFTER_PREDICATES, DEGREES, PREPOSITIONS, SURE_VERBS } from './words.ts';

const MEASURE =
  /^(?:(?:about|approximately|roughly|around|up to|at least|less than|more than|over|under|nearly|almost|maybe) )*\d[\d/.-]*[ -](?:inch|inches|foot|feet|ft|in)\b(?: (?:or so|long|wide|deep|high|tall|thick|apart|in (?:length|width|diameter)|across))?$/i;
const HAZARD =
  /^(?:(?:this|that|it|which) is )?(?:an? )?((?:potential|possible|serious|major|minor) )?((?:safety|trip|tripping|fire|shock|fall|health|scald|burn|electrical|CO|carbon monoxide) (?:hazard|issue|item|concern|risk))$/i;
/** What is said of a finding, not of a thing. */
const JUDGES =
  /^(?:typical|normal|common|minor|below|beyond|not to|not typical|improper|incorrect|unsafe|excessive)\b/i;

/**
 * The sentences, without full stops, that the clauses of one sentence make; null where it is best left as it is.
 * @param clauses parted at commas, semicolons and dashes.
 * @param speaker who recommends.
 */
export function sentencesOf(clauses: readonly string[], speaker: 'I' | 'We'): string[] | null {
  const making = new Making(speaker, clauses.length);
  const all = clauses.map((clause) => clause.split(' '));
  for (const [index, clause] of all.entries()) if (!making.take(clause, all[index + 1])) return null;
  return making.end();
}

class Making {
  private readonly out: string[] = [];
  private readonly speaker: 'I' | 'We';
  private readonly count: number;
  /** A thing that was named and waits for what is said of it. */
  private subject: readonly string[] | null = null;
  /** Where, said before what. */
  private place: string | null = null;
  /** The sentence that may still be added to. */
  private last: Made | null = null;

  constructor(speaker: 'I' | 'We', count: number) {
    this.speaker = speaker;
    this.count = count;
  }

  /** False where the clause is none that is understood. */
  take(tokens: readonly string[], next: readonly string[] | undefined): boolean {
    const words = tokens.map(bare);
    const text = tokens.join(' ');
    const isFirst = this.out.length === 0;
    if (this.subject !== null) return this.put(joinSubject(this.subject, tokens));
    if (isAdvice(words)) return this.place === null && this.add(adviceSentence(tokens, this.speaker));
    const hazard = isFirst && this.count > 1 ? null : HAZARD.exec(text);
    if (hazard) return this.add(`This is ${sayHazard(hazard[1], hazard[2] as string)}`);
    if (!isFirst && MEASURE.test(text)) return this.extend(`, ${text},`);
    if (isFirst && next !== undefined && isNamed(tokens) && joinSubject(tokens, next)) {
      this.subject = tokens;
      return true;
    }
    if (this.count > 1 && isPlaceOnly(tokens)) return this.takePlace(text);
    if (!isFirst && words.every((word) => DEGREES.has(word))) return this.takeDegree(text.toLowerCase());
    const joint = isFirst ? undefined : /^(?:and|but) /i.exec(text)?.[0].toLowerCase();
    const made = oneClause(joint ? tokens.slice(1) : tokens, this.speaker);
    if (made) return joint ? this.extend(`, ${joint}${uncapital(made.text)}`) : this.put(made);
    return !isFirst && this.takeMore(tokens, words);
  }

  end(): string[] | null {
    return this.subject === null && this.place === null ? this.out.map((text) => text.replace(/,$/, '')) : null;
  }

  private add(sentence: string): boolean {
    this.out.push(sentence);
    this.last = null;
    return true;
  }

  private put(made: Made | null): boolean {
    if (made === null) return false;
    const text = this.place === null ? made.text : `${capital(this.place)}, ${uncapital(made.text)}`;
    this.last = { ...made, text, degreeAt: this.place === null ? made.degreeAt : null };
    this.out.push(text);
    this.place = null;
    this.subject = null;
    return true;
  }

  private extend(more: string): boolean {
    const text = `${this.out.pop()}${more}`;
    this.out.push(text);
    this.last = this.last && { ...this.last, text, degreeAt: null };
    return true;
  }

  private takePlace(text: string): boolean {
    const where = addArticles(placed(uncapital(text).split(' ')));
    if (this.out.length > 0) return this.last !== null && this.extend(` ${where}`);
    this.place = where;
    return true;
  }

  private takeDegree(degree: string): boolean {
    const text = this.last && withDegree(this.last, degree);
    if (text === null) return this.add(`This is ${degree}`);
    this.out.pop();
    return this.add(text);
  }

  /** More of the same: "so not inspected", "rusted", "which leaks". */
  private takeMore(tokens: readonly string[], words: readonly string[]): boolean {
    const text = tokens.join(' ');
    const [first = ''] = words;
    const notDone = /^so (?:was )?(not (?:inspected|tested|entered|evaluated).*)/i.exec(text);
    if (notDone) return this.extend(`, so it was ${notDone[1]}`);
    if (this.last && isState(words)) {
      if (JUDGES.test(text)) return this.add(`This is ${addArticles(text)}`);
      const isPast = /\bwas not (?:tested|inspected|entered)|could not be\b/.test(this.last.text);
      const about = isPast ? 'It was' : this.last.isMany ? 'They are' : 'It is';
      return this.put({ ...this.last, text: `${about} ${addArticles(text)}`, degreeAt: null });
    }
    if (this.last && !this.last.isMany && SURE_VERBS.has(first) && /s$/.test(first)) {
      return this.put({ ...this.last, text: `It ${uncapital(addArticles(text))}`, degreeAt: null });
    }
    const isWhere = PREPOSITIONS.has(first) && verbAt(tokens) < 0;
    return (isDependent(first) || isWhere || /^(?:way past|x\d)/i.test(text)) && this.extend(`, ${addArticles(text)}`);
  }
}

function sayHazard(degree: string | undefined, hazard: string): string {
  const words = `${degree ?? ''}${hazard}`.toLowerCase().replace(/\bco\b/, 'CO');
  return `${indefinite(words)} ${words}`;
}

/** "Rusted", "badly worn at the edge", "leaking at base"; not "mowing thickens them". */
function isState(words: readonly string[]): boolean {
  const at = ADVERBS.has(words[0] ?? '') ? 1 : 0;
  const next = words[at + 1];
  const goesOn = next === undefined || PREPOSITIONS.has(next) || AFTER_PREDICATES.has(next) || /ly$/.test(next);
  return goesOn && isPredicate(words[at] ?? '');
}

/** A thing and nothing else: "Attic", "hall bath toilet". */
const isNamed = (tokens: readonly string[]) =>
  tokens.length <= 4 &&
  isSubject(tokens) &&
  !tokens.some((token) => PREPOSITIONS.has(bare(token)) || /^(?:and|or)$/i.test(token));

import { addArticles } from './articles.ts';
import { isMany, type Made, saysHowMany, verbBe } from './made.ts';
import { indefinite, isCounted } from './nouns.ts';
import { bare, uncapital } from './phrase.ts';
import { DEGREES, DETERMINERS } from './words.ts';

/** "There is a crack in the wall". @param head the noun that `noun` is about. @param rest where it is. */
export function thereIs(noun: readonly string[], head: string, rest: readonly string[]): Made {
  const first = bare(noun[0]);
  const lower = uncapital(noun.join(' '));
  const needs = !DETERMINERS.has(first) && !saysHowMany(first) && !/^\d+$/.test(first) && isCounted(head);
  const article = /^(?:couple|bunch|number|lot)$/.test(first) ? 'a ' : needs ? `${indefinite(lower)} ` : '';
  const many = isMany(noun, head);
  const lead = `There ${verbBe(many, false)} ${article}`;
  const where = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  const text = addArticles(`${lead}${lower}${where}`);
  return { text, degreeAt: DEGREES.has(first) ? null : lead.length, isMany: many };
}

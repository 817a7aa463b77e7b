import { fillLocation, hasPlaceholder } from '../locations/fill-location.ts';
import { withoutIncluded } from '../locations/included-places.ts';
import { placeIntoName, placeOfNamed } from '../locations/place-of-named.ts';
import { keysOf } from '../matching/template-index.ts';
import { readMeaning } from '../words/meaning.ts';
import { escapeHtml, htmlText, sentences } from '../words/text.ts';

const TITLE_LENGTH = 60;

/** "Mark the crawl space not inspected" is said to whoever writes the report. */
const MARKED = /^(?:please )?(?:mark|call|put|note) (.{2,40}?) (?:down )?(?:as )?not inspected\b/i;

/** A remark's words as a sentence: capital at the start, full stop at the end, nothing added. */
function asSentence(words: string): string {
  const text = words
    .replace(/\s+/g, ' ')
    .replace(MARKED, '$1 was not inspected')
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
    .replace(/\s+([,.;])/g, '$1');
  if (!text) return '';
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!]$/.test(capital) ? capital : `${capital}.`;
}

/** The text of a new comment: what was said, as full sentences. HTML. */
export function newCommentText(words: readonly string[]): string {
  return `<p>${escapeHtml(words.map(asSentence).filter(Boolean).join(' '))}</p>`;
}

/** A short title out of the finding's own words, without an article at its head. */
export function newCommentTitle(words: string): string {
  const text = asSentence(words)
    .replace(/[.?!]+$/, '')
    .replace(/^(?:there(?: is| are|'s) )?(?:(?:the|a|an|some) )?(?=\S)/i, '');
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  if (whole.length <= TITLE_LENGTH) return whole;
  const clause = whole.slice(0, TITLE_LENGTH + 1);
  const comma = clause.lastIndexOf(',');
  const end = comma > 20 ? comma : clause.lastIndexOf(' ');
  return clause
    .slice(0, end)
    .replace(/[\s,;:]+$/, '')
    .replace(/ (?:and|or|the|a|an|at|on|in|of|to|with|is|are|has|have)$/i, '');
}

/**
 * A library comment's text with the places put in; several are joined ("south slope and garage roof").
 * A place that the comment's own first sentence names already is not said twice.
 * @param text HTML of the library.
 */
export function templateCommentText(text: string, locations: readonly string[]): string {
  if (!hasPlaceholder(text)) return text;
  const [first = ''] = sentences(htmlText(text));
  const own = keysOf(readMeaning(fillLocation(first, [])).units);
  const isSaid = (place: string) => {
    const { units } = readMeaning(place);
    return units.length > 0 && units.every((unit) => unit.stems.every((word) => own.has(word)));
  };
  // "The furnace upstairs", not "the furnace at the upstairs furnace".
  const shortened = locations.map((place) =>
    place.replace(/^(upstairs|downstairs) ([^,]+)$/, (whole, adverb, thing) => (isSaid(thing) ? adverb : whole)),
  );
  // "At the base" of what is rusted near its base, and "front steps, front steps", are said once.
  const once = shortened.map((place) => {
    const parts = [...new Set(place.split(', '))];
    const others = parts.filter((part) => !isSaid(part));
    return (others.length > 0 ? others : parts).join(', ');
  });
  const places = withoutIncluded([...new Set(once)]).filter((place) => !isSaid(place));
  const [place = ''] = places;
  const told = places.length === 1 ? placeIntoName(text, place) : null;
  if (told !== null) return fillLocation(told, []);
  const parts = places.map((one) =>
    one
      .split(', ')
      .map((part) => placeOfNamed(part, isSaid))
      .join(', '),
  );
  return fillLocation(text, [...new Set(parts)].map(escapeHtml));
}

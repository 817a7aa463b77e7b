import { type Match, retrieve } from '../dictation/matching/retrieve.ts';
import { indexTemplate, type TemplateIndex } from '../dictation/matching/template-index.ts';
import { escapeHtml, htmlText, plainWords } from '../dictation/words/text.ts';
import { PLACES_IN_TEXTS } from '../template/facts/places.ts';
import type { CommentKind, Template, TemplateComponent } from '../template/template.ts';
import type { HeardComment } from './heard-comments.ts';

/** How well words fit the comments of a report. */
export interface WordMatch {
  /** Position of the comment that fits best. */
  comment: number;
  /** 0 to 1. */
  score: number;
  /** How much better it fits than any other. */
  margin: number;
}

/** Comments that are looked at for what the words may mean: a large house has one comment in so many rooms. */
const MOST_RIVALS = 12;

const placesIn = (text: string): ReadonlySet<string> => new Set(PLACES_IN_TEXTS.find(plainWords(text)).keys());

const ALL_KINDS: readonly CommentKind[] = ['defect', 'functional', 'limitation', 'information'];

/** Finds the comment of a written report that a caption, a file name or a description speaks of. */
export class WordMatcher {
  private readonly index: TemplateIndex;
  /** Of each comment, the places that it, its section and what was said name. */
  private readonly places: readonly ReadonlySet<string>[];

  /** @param template that the report was written into; the report has no names of items. */
  constructor(comments: readonly HeardComment[], template: Template) {
    this.index = indexTemplate(asTemplate(comments, template));
    this.places = comments.map(({ section, comment }) =>
      placesIn(
        [section.name, comment.name, htmlText(comment.text), ...comment.heard.map(({ words }) => words)].join('. '),
      ),
    );
  }

  /** Null where the words have nothing of any comment. */
  match(words: string): WordMatch | null {
    const scope = { component: null, itemId: null, topic: [] };
    const found = retrieve(this.index, { text: words, location: null, scope, kinds: ALL_KINDS }, MOST_RIVALS);
    const [best, second] = this.withoutOtherRooms(found, words);
    if (!best) return null;
    return {
      comment: Number(best.entry.comment.id),
      score: best.score,
      margin: best.score - (second?.score ?? 0),
    };
  }

  /**
   * "Loose toilet in the hall bath" is no rival of itself in the master bath: of the comments that say the same as the best one,
   * the one at most of the places that the words name is left, where it is one.
   */
  private withoutOtherRooms(found: readonly Match[], words: string): readonly Match[] {
    const named = [...placesIn(words)];
    const agreement = ({ entry }: Match) =>
      named.filter((place) => this.places[Number(entry.comment.id)]?.has(place)).length;
    const twins = found.filter(({ entry }) => entry.comment.name === found[0]?.entry.comment.name);
    const most = Math.max(0, ...twins.map(agreement));
    const [meant, ...others] = twins.filter((twin) => agreement(twin) === most);
    if (!meant || others.length > 0) return found;
    return [meant, ...found.filter((match) => !twins.includes(match))];
  }

  /** How well words fit one comment, 0 to 1. */
  scoreOf(words: string, comment: number): number {
    const scope = { component: null, itemId: null, topic: [] };
    const found = retrieve(
      this.index,
      { text: words, location: null, scope, kinds: ALL_KINDS },
      Number.MAX_SAFE_INTEGER,
    );
    return found.find(({ entry }) => entry.comment.id === String(comment))?.score ?? 0;
  }
}

/** A written report as a template whose comments are those that were written, named by their positions. */
function asTemplate(comments: readonly HeardComment[], template: Template): Template {
  const itemNames = new Map(template.components.flatMap(({ items }) => items.map(({ id, name }) => [id, name])));
  const components = new Map<string, TemplateComponent>();
  for (const [position, { section, item, comment }] of comments.entries()) {
    const component = components.get(section.name) ?? { id: section.name, name: section.name, items: [] };
    components.set(section.name, component);
    let place = component.items.find(({ id }) => id === item.itemId);
    if (!place) {
      place = { id: item.itemId, name: itemNames.get(item.itemId) ?? '', comments: [] };
      component.items.push(place);
    }
    const heard = comment.heard.map(({ words }) => escapeHtml(words)).join(', ');
    place.comments.push({
      id: String(position),
      name: comment.name,
      text: `<p>${heard}.</p>${comment.text}`,
      kind: 'defect',
      auto: false,
      tip: false,
    });
  }
  return { type: 'Legacy', ratings: [], components: [...components.values()] };
}

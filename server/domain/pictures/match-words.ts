import { retrieve } from '../dictation/matching/retrieve.ts';
import { indexTemplate, type TemplateIndex } from '../dictation/matching/template-index.ts';
import { escapeHtml } from '../dictation/words/text.ts';
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

const ALL_KINDS: readonly CommentKind[] = ['defect', 'functional', 'limitation', 'information'];

/** Finds the comment of a written report that a caption, a file name or a description speaks of. */
export class WordMatcher {
  private readonly index: TemplateIndex;

  /** @param template that the report was written into; the report has no names of items. */
  constructor(comments: readonly HeardComment[], template: Template) {
    this.index = indexTemplate(asTemplate(comments, template));
  }

  /** Null where the words have nothing of any comment. */
  match(words: string): WordMatch | null {
    const scope = { component: null, itemId: null, topic: [] };
    const [best, second] = retrieve(this.index, { text: words, location: null, scope, kinds: ALL_KINDS }, 2);
    if (!best) return null;
    return {
      comment: Number(best.entry.comment.id),
      score: best.score,
      margin: best.score - (second?.score ?? 0),
    };
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

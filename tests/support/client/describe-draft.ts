import type { Draft } from '../../../client/features/template-editor/model/draft.ts';
import { itemsOf } from '../../../client/features/template-editor/model/find.ts';

/**
 * A draft as plain data to compare with: component → 'id name' of its items → ids of their comments, `*` for tips. Fresh ids are
 * numbered as they come: `II-new1`.
 */
export function describeDraft(draft: Draft): Record<string, Record<string, string[]>> {
  const nameOf = freshNames();
  return Object.fromEntries(
    draft.components.map((component) => [
      component.name,
      Object.fromEntries(
        itemsOf(component).map(({ id, name, comments }) => [
          `${nameOf(id)} ${name}`,
          comments.map((comment) => (comment.tip ? `${nameOf(comment.id)}*` : nameOf(comment.id))),
        ]),
      ),
    ]),
  );
}

function freshNames(): (id: string) => string {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (id) => {
    const [, prefix] = /^(II|C)-[\dA-F]{8}-[\dA-F]{4}-4[\dA-F]{3}-[89AB][\dA-F]{3}-[\dA-F]{12}$/.exec(id) ?? [];
    if (!prefix) return id;
    if (!names.has(id)) {
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
      names.set(id, `${prefix}-new${counts.get(prefix)}`);
    }
    return names.get(id) ?? id;
  };
}

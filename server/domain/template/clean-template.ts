import { cleanTexts } from './clean-texts.ts';
import { itemPlaces } from './editable-place.ts';
import type { EditableComment, EditableComponent, EditableItem, EditableTemplate } from './editable-template.ts';
import { tidyTips } from './tidy-tips.ts';

const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** What no XML file can hold, and what nobody can see. */
const NO_TEXT = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/**
 * An edited template as it may be kept: texts as cleaned HTML, names trimmed and on a single line, times as ISO 8601 or
 * null, every tip once. What `base`, the version that was edited, has in the same words stays as it is there.
 */
export async function cleanTemplate(edited: EditableTemplate, base: EditableTemplate): Promise<EditableTemplate> {
  const kept = wordsOf(base);
  const texts = itemPlaces(edited).flatMap(({ item }) => item.comments.map(({ text }) => text));
  const cleaned = await cleanTexts(texts.filter((text) => !kept.texts.has(text)));
  const toName = (name: string) => (kept.names.has(name) ? name : singleLine(name));
  const toComment = ({ id, name, text, ts }: EditableComment): EditableComment => ({
    id,
    name: toName(name),
    text: cleaned.get(text) ?? text,
    ts: ts === null || kept.times.has(ts) ? ts : isoTime(ts),
  });
  const toItem = ({ id, name, comments }: EditableItem): EditableItem => ({
    id,
    name: toName(name),
    comments: comments.map(toComment),
  });
  const toComponent = ({ name, oldName, groups }: EditableComponent): EditableComponent => {
    const [newName, earlier] = [toName(name), oldName === null ? null : toName(oldName)];
    return {
      name: newName,
      oldName: earlier === newName ? null : earlier,
      groups: groups.map((group) => ({ name: toName(group.name), items: group.items.map(toItem) })),
    };
  };
  const components = followUsedGroups(edited.components.map(toComponent));
  const tips = edited.tips.map((tip) => ({ ...tip, component: toName(tip.component) }));
  return { components, tips: tidyTips(tips) };
}

function wordsOf({ components }: EditableTemplate) {
  const names = new Set(components.map(({ name }) => name));
  const texts = new Set<string>();
  const times = new Set<string>();
  for (const group of components.flatMap(({ groups }) => groups)) {
    names.add(group.name);
    for (const item of group.items) {
      names.add(item.name);
      for (const { name, text, ts } of item.comments) {
        names.add(name);
        texts.add(text);
        if (ts !== null) times.add(ts);
      }
    }
  }
  return { names, texts, times };
}

function singleLine(name: string): string {
  return name.replace(LINE_BREAKS, ' ').replace(NO_TEXT, '').trim();
}

function isoTime(text: string): string | null {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/**
 * Groups after the first are not shown, so nobody edits them: a comment that stands there too is the one that was
 * edited in a group that is shown.
 */
function followUsedGroups(components: readonly EditableComponent[]): EditableComponent[] {
  const shown = new Map<string, EditableComment>();
  for (const item of components.flatMap(({ groups }) => groups[0]?.items ?? [])) {
    for (const comment of item.comments) if (!shown.has(comment.id)) shown.set(comment.id, comment);
  }
  const follow = (item: EditableItem) => ({
    ...item,
    comments: item.comments.map((comment) => shown.get(comment.id) ?? comment),
  });
  return components.map((component) => ({
    ...component,
    groups: component.groups.map((group, index) =>
      index === 0 ? group : { ...group, items: group.items.map(follow) },
    ),
  }));
}

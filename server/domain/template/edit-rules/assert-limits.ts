import { commentLabel, itemPlaces, placeName } from '../editable-place.ts';
import type { EditableTemplate } from '../editable-template.ts';
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '../template-limits.ts';
import { badTemplate } from './bad-template.ts';

/** Characters of a name that is too long which are told. */
const TOLD = 40;

/** Names and texts are not too long, unless `base` has them. @throws AppError BAD_USER_INPUT */
export function assertLimits(edited: EditableTemplate, base: EditableTemplate): void {
  const [names, texts] = [longNames(base), longTexts(base)];
  for (const [name, where] of longNames(edited)) {
    if (names.has(name)) continue;
    throw badTemplate(
      `The name "${name.slice(0, TOLD)}…" of ${where} has ${count(name.length)} characters; at most ${count(MAX_NAME_LENGTH)} are possible.`,
    );
  }
  for (const [text, where] of longTexts(edited)) {
    if (texts.has(text)) continue;
    throw badTemplate(
      `The text of ${where} has ${count(text.length)} characters; at most ${count(MAX_TEXT_LENGTH)} are possible.`,
    );
  }
}

/** Names that are too long, with whose they are. */
function longNames(template: EditableTemplate): Map<string, string> {
  const long = new Map<string, string>();
  const look = (name: string, where: string) => {
    if (name.length > MAX_NAME_LENGTH) long.set(name, where);
  };
  for (const { name, groups } of template.components) {
    look(name, 'a component');
    for (const group of groups) look(group.name, 'a child component');
  }
  for (const place of itemPlaces(template)) {
    look(place.item.name, `an item of "${place.component.name.slice(0, TOLD)}"`);
    for (const { name } of place.item.comments) look(name, `a comment of ${placeName(place)}`);
  }
  return long;
}

/** Texts that are too long, with whose they are. */
function longTexts(template: EditableTemplate): Map<string, string> {
  const long = new Map<string, string>();
  for (const place of itemPlaces(template)) {
    for (const comment of place.item.comments) {
      if (comment.text.length > MAX_TEXT_LENGTH)
        long.set(comment.text, `${commentLabel(comment)} in ${placeName(place)}`);
    }
  }
  return long;
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

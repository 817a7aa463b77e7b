/** Whether something that comes from outside the program has the shape of a `Draft`. */
export function isDraft(value: unknown): boolean {
  return isRecord(value) && isListOf(value.components, isComponent);
}

function isComponent(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    typeof value.name === 'string' &&
    isTextOrNull(value.oldName) &&
    typeof value.isNew === 'boolean' &&
    isListOf(value.groups, isGroup)
  );
}

function isGroup(value: unknown): boolean {
  return isRecord(value) && typeof value.name === 'string' && isListOf(value.items, isItem);
}

function isItem(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.name === 'string' &&
    isListOf(value.comments, isComment)
  );
}

function isComment(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.name === 'string' &&
    typeof value.text === 'string' &&
    isTextOrNull(value.ts) &&
    typeof value.tip === 'boolean'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

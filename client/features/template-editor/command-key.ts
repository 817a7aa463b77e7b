const IS_APPLE = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** What the key for commands is called here. */
export const COMMAND_KEY = IS_APPLE ? '⌘' : 'Ctrl';

/** Whether the key for commands is held, and no other but perhaps Shift. */
export function isCommand(event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return !event.altKey && (IS_APPLE ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey);
}

const PLACEHOLDER = /\s*\b(because|since|as|due to)\s+[([{]\s*reasons?\s*[)\]}]/gi;
const GIVEN = /\b(because|since|due to|on account of)\s+(.+)$/i;
const NOT_DONE = /\b(?:not|no|couldn't|could|unable|wasn't|didn't|skipped|stayed|behind|mark)\b/i;

/** Puts the reason that was said in for the placeholder of a limitation; without one the phrase goes. */
export function fillReason(text: string, words: string): string {
  const reason = reasonIn(words);
  return text.replace(PLACEHOLDER, (_all, because: string) => {
    if (!reason) return '';
    return reason.isThing ? ` due to ${reason.words}` : ` ${because} ${reason.words}`;
  });
}

/** "Because it was too steep", "due to snow"; without such a word the part of what was said that says nothing of the inspection. */
function reasonIn(words: string): { words: string; isThing: boolean } | null {
  const plain = words.replace(/[.\s]+$/, '');
  const given = GIVEN.exec(plain);
  if (given) return { words: given[2] as string, isThing: /^(?:due|on)/i.test(given[1] as string) };
  const why = plain.split(/,\s*(?:so\s+|and\s+)?/).find((part) => !NOT_DONE.test(part) && /\s/.test(part));
  return why ? { words: why.charAt(0).toLowerCase() + why.slice(1), isThing: false } : null;
}

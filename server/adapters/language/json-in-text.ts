/** What a model wrote without its thoughts before it and the code fence around it. */
export function bareAnswer(answer: string): string {
  return answer
    .replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/g, '')
    .replace(/^[\s\S]*?```(?:\w+)?\n?([\s\S]*?)```[\s\S]*$/, '$1')
    .trim();
}

/** The JSON object in what a model wrote, with or without talk around it; undefined where there is none that is whole. */
export function jsonInText(answer: string): unknown {
  const json = /\{[\s\S]*\}/.exec(bareAnswer(answer))?.[0];
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // Cut off, or never JSON: the caller does without.
  }
}

import type { LocalLinter } from 'harper.js';
import { GRAMMAR_RULES } from './grammar-rules.ts';

/** As `SuggestionKind` of harper, whose enum is not there at run time. */
const REMOVE = 1;
const INSERT_AFTER = 2;

let known: string | undefined;
let linter: Promise<LocalLinter> | undefined;

/**
 * The text with its grammar corrected, by rules that keep the words. Belongs in a thread: harper takes 430 MB, and a second
 * to load.
 * @param vocabulary words that are spelled right as they are.
 */
export async function correctGrammar(text: string, vocabulary: readonly string[]): Promise<string> {
  linter ??= load();
  const harper = await linter;
  await learn(harper, vocabulary);
  const lints = (await harper.lint(text, { language: 'plaintext' })).map((lint) => ({
    span: lint.span(),
    suggestion: lint.suggestions()[0],
  }));
  // Positions count characters, not halves of them.
  const characters = Array.from(text);
  let corrected = '';
  let at = 0;
  for (const { span, suggestion } of lints.sort((a, b) => a.span.start - b.span.start)) {
    if (!suggestion || span.start < at) continue;
    const isBehind = suggestion.kind() === INSERT_AFTER;
    const replacement = suggestion.kind() === REMOVE ? '' : suggestion.get_replacement_text();
    corrected += characters.slice(at, isBehind ? span.end : span.start).join('') + replacement;
    at = span.end;
  }
  return corrected + characters.slice(at).join('');
}

/** Imported when it is needed: sources are read as CommonJS in a thread, and harper is none. */
async function load(): Promise<LocalLinter> {
  const { LocalLinter, Dialect } = await import('harper.js');
  const { binary } = await import('harper.js/binary');
  const harper = new LocalLinter({ binary, dialect: Dialect.American });
  const rules = Object.keys(await harper.getDefaultLintConfig());
  await harper.setLintConfig(Object.fromEntries(rules.map((rule) => [rule, GRAMMAR_RULES.includes(rule)])));
  return harper;
}

/** Importing takes longer than checking: the same words are not imported twice. */
async function learn(harper: LocalLinter, vocabulary: readonly string[]): Promise<void> {
  const words = vocabulary.join(' ');
  if (words === known) return;
  await harper.clearWords();
  if (vocabulary.length > 0) await harper.importWords([...vocabulary]);
  known = words;
}

// npm run bench:phrasings [-- --wrong] [-- --set kept-apart] [-- legacy a …]: of speaking styles in thousands of phrasings (tests/quality/phrasings), how many
// are understood, over templates of different names and wording. No sentence is labelled: what should come of a style is the same for
// all its phrasings. `--wrong` prints what is not understood, but for the sets that are kept apart; `--set` runs one alone.
import { parseArgs } from 'node:util';
import { decideByRules } from '../server/domain/dictation/matching/find-comments.ts';
import { mergeDuplicates } from '../server/domain/dictation/matching/merge-duplicates.ts';
import { indexTranscript } from '../server/domain/dictation/remarks/index-transcript.ts';
import { createNewComments } from '../server/domain/dictation/writing/create-new-comments.ts';
import { DEFAULT_SETTINGS } from '../server/domain/report/report.ts';
import type { Template } from '../server/domain/template/template.ts';
import { perfectWords, templateOf } from '../tests/quality/dictations.ts';
import {
  isUnderstood,
  phrasingsOf,
  readStyles,
  SETS_KEPT_APART,
  SETS_TO_LEARN_FROM,
} from '../tests/quality/phrasings.ts';
import { sentenceEncoder } from '../tests/support/sentence-encoder.ts';

const { values: given, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { wrong: { type: 'boolean' }, set: { type: 'string', multiple: true } },
});
const templates = await Promise.all(
  (names.length > 0 ? names : ['legacy', 'housemaster', 'a', 'bb', 'y']).map((name) => templateOf(`${name}-1`)),
);
const encoder = await sentenceEncoder();

async function decide(said: string, template: Template) {
  const words = perfectWords(said);
  const index = await indexTranscript({ words, seconds: words.at(-1)?.end ?? 0 }, template, { encoder });
  const { decisions } = await decideByRules(index, template, { encoder });
  return createNewComments(mergeDuplicates(decisions), template, DEFAULT_SETTINGS);
}

for (const set of [...SETS_TO_LEARN_FROM, ...SETS_KEPT_APART]) {
  if (given.set && !given.set.includes(set)) continue;
  const isKeptApart = SETS_KEPT_APART.some((one) => one === set);
  let [all, understood] = [0, 0];
  for (const style of readStyles(set)) {
    const wrong: string[] = [];
    const phrasings = phrasingsOf(style);
    for (const template of templates)
      for (const said of phrasings) if (!isUnderstood(style, await decide(said, template))) wrong.push(said);
    const count = phrasings.length * templates.length;
    all += count;
    understood += count - wrong.length;
    console.log(`${set.padEnd(16)} ${style.style.padEnd(44)} ${count - wrong.length} of ${count}`);
    if (given.wrong && !isKeptApart) for (const said of new Set(wrong)) console.log(`  ${said}`);
  }
  console.log(`${set}: ${understood} of ${all} understood, ${((100 * understood) / all).toFixed(1)} %\n`);
}

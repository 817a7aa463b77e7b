// npm run bench:phrasings [-- --wrong] [-- legacy a …]: of every speaking style in all its phrasings (tests/quality/phrasings.ts), how
// many are decided right, over templates of different names and wording. No sentence of it was labelled by hand: what should
// come of a style is the same for all. `--wrong` prints what is not.
import { decideByRules } from '../server/domain/dictation/matching/find-comments.ts';
import { mergeDuplicates } from '../server/domain/dictation/matching/merge-duplicates.ts';
import { indexTranscript } from '../server/domain/dictation/remarks/index-transcript.ts';
import { createNewComments } from '../server/domain/dictation/writing/create-new-comments.ts';
import { DEFAULT_SETTINGS } from '../server/domain/report/report.ts';
import type { Template } from '../server/domain/template/template.ts';
import { perfectWords, templateOf } from '../tests/quality/dictations.ts';
import { STYLES } from '../tests/quality/phrasings.ts';
import { sentenceEncoder } from '../tests/support/sentence-encoder.ts';

const given = process.argv.slice(2);
const names = given.filter((one) => !one.startsWith('--'));
const templates = names.length > 0 ? names : ['legacy', 'housemaster', 'a', 'bb', 'y'];
const encoder = await sentenceEncoder();

async function decide(said: string, template: Template) {
  const words = perfectWords(said);
  const index = await indexTranscript({ words, seconds: words.at(-1)?.end ?? 0 }, template, { encoder });
  const { decisions } = await decideByRules(index, template, { encoder });
  return createNewComments(mergeDuplicates(decisions), template, DEFAULT_SETTINGS);
}

let [all, right] = [0, 0];
for (const name of templates) {
  const template = await templateOf(`${name}-1`);
  for (const { name: style, said, isRight } of STYLES) {
    const wrong: string[] = [];
    for (const one of said) if (!isRight(await decide(one, template))) wrong.push(one);
    all += said.length;
    right += said.length - wrong.length;
    console.log(`${name.padEnd(12)} ${style.padEnd(28)} ${said.length - wrong.length} of ${said.length}`);
    if (given.includes('--wrong')) for (const one of wrong) console.log(`  ${one}`);
  }
}
console.log(`${right} of ${all} phrasings right, ${((100 * right) / all).toFixed(1)} %`);

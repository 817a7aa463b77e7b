// How well dictations become comments, as tables: npm run bench:quality
//   -- --audio        also from the recordings (some minutes); --again takes what was recognised then
//   -- --set NAME     `development` or `kept-apart` alone
//   -- --misses       what went wrong in the development set; the other is never read to change a rule
//   -- --judge NAME   with a judge played from the labels, whose answers are checked as a language model's are: `perfect`,
//                     `mistaken` about every fifth, or one that answers everything alike: `new`, `narration`, `unlikely`
//   -- --record NAME  adds the figures to tests/quality/results.json, which later runs are compared with

import { judgeDecisions } from '../server/domain/dictation/judging/judge-decisions.ts';
import { decideByRules } from '../server/domain/dictation/matching/find-comments.ts';
import { mergeDuplicates } from '../server/domain/dictation/matching/merge-duplicates.ts';
import { indexTranscript } from '../server/domain/dictation/remarks/index-transcript.ts';
import type { Word } from '../server/domain/dictation/speech/transcript.ts';
import { createNewComments } from '../server/domain/dictation/writing/create-new-comments.ts';
import { DEFAULT_SETTINGS } from '../server/domain/report/report.ts';
import { type Dictation, perfectWords, readDictations, SETS, type SetName } from '../tests/quality/dictations.ts';
import { type Figures, figuresOf } from '../tests/quality/figures.ts';
import { type Score, score, sumOf } from '../tests/quality/score.ts';
import { wordErrors } from '../tests/quality/word-error-rate.ts';
import { sentenceEncoder } from '../tests/support/sentence-encoder.ts';
import { type Judging, labelJudge } from './support/label-judge.ts';
import { appendMisses, printFigures } from './support/print-figures.ts';
import { compareResults, recordResults } from './support/quality-results.ts';
import { Recogniser } from './support/recogniser.ts';

const has = (flag: string) => process.argv.includes(`--${flag}`);
const argumentOf = (flag: string) => process.argv[process.argv.indexOf(`--${flag}`) + 1];

const sets = has('set') ? [argumentOf('set') as SetName] : SETS;
const recogniser = has('audio') || has('again') ? new Recogniser({ again: has('again') }) : null;

const judging = has('judge') ? (argumentOf('judge') as Judging) : null;
const UNSTOPPED = { signal: new AbortController().signal, log: () => {}, progress: () => {} };

async function scoreOf(dictation: Dictation, words: Word[]): Promise<Score> {
  const { labels, template, text } = dictation;
  const encoder = await sentenceEncoder();
  const index = await indexTranscript({ words, seconds: words.at(-1)?.end ?? 0 }, template, { encoder });
  const byRules = await decideByRules(index, template, { encoder });
  const judge = judging && labelJudge(judging, dictation, byRules.decisions);
  const { decisions } = judge ? await judgeDecisions(byRules, template, judge, UNSTOPPED) : byRules;
  return score(labels, createNewComments(mergeDuplicates(decisions), template, DEFAULT_SETTINGS), text, template);
}

const results: Record<string, Figures> = {};
for (const set of sets) {
  const dictations = await readDictations(set);
  const rows: Record<string, { figures: Figures; wordErrors?: number }> = {};
  const say = (name: string, scores: Score[], errors?: number) => {
    rows[name] = { figures: figuresOf(sumOf(scores.map(({ tally }) => tally))), wordErrors: errors };
  };
  const fromText = await Promise.all(dictations.map((dictation) => scoreOf(dictation, perfectWords(dictation.text))));
  for (const [at, { name }] of dictations.entries()) say(`${name}, text`, [fromText[at] as Score]);
  say(`all, text`, fromText);
  results[`${set}, text`] = (rows['all, text'] as { figures: Figures }).figures;
  if (has('misses') && set === 'development') appendMisses(dictations, fromText);
  if (recogniser) {
    const fromAudio: Score[] = [];
    const errors = { words: 0, errors: 0 };
    for (const dictation of dictations.filter(({ recording }) => recording !== null)) {
      const words = await recogniser.wordsOf(dictation);
      const one = wordErrors(dictation.text, words.map(({ text }) => text).join(' '));
      errors.words += one.words;
      errors.errors += one.errors;
      fromAudio.push(await scoreOf(dictation, words));
      say(`${dictation.name}, audio`, fromAudio.slice(-1), one.rate);
    }
    say('all, audio', fromAudio, errors.errors / Math.max(1, errors.words));
    results[`${set}, audio`] = (rows['all, audio'] as { figures: Figures }).figures;
    if (has('misses') && set === 'development') appendMisses(dictations, fromAudio);
  }
  printFigures(set, rows);
}
await recogniser?.close();
compareResults(results);
if (has('record')) recordResults(argumentOf('record') ?? '', results);

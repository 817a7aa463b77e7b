import { addedFacts } from '../../../domain/template/facts.ts';
import { lostFacts } from '../../../domain/template/lost-facts.ts';
import { writeOut } from './contractions.ts';
import { inOrder } from './order.ts';
import { capital } from './phrase.ts';
import { rewriteSentence } from './sentence.ts';
import { splitSentences } from './sentences.ts';
import { expand } from './shorthand.ts';
import { standardAdvice } from './standard-advice.ts';
import { isProse } from './style.ts';
import { tidy } from './tidy.ts';

/** Writing twice is the same as writing once; a few rounds settle what one rule leaves for another. */
const MOST_ROUNDS = 4;
const BULLET = /^(?:[-–—•*·]|\d{1,2}[.)])\s/;

/**
 * A comment in whole sentences, ordered, with the standard recommendation where none is. Same input, same output; what it
 * answers is what it answers to its own answer.
 * @param text plain, paragraphs parted by line feeds.
 */
export function writeText(text: string): string {
  return settle(text, chooseRewriting);
}

/** The most thorough rewriting that neither adds nor loses a fact. */
function chooseRewriting(text: string): string {
  const keepsFacts = (after: string) => addedFacts(text, after).length === 0 && lostFacts(text, after).length === 0;
  const candidates = [
    () => settle(text, rewrite),
    () => settle(text, touchUp),
    () => text.split('\n').map(tidy).join('\n'),
  ];
  for (const candidate of candidates) {
    const written = candidate();
    if (keepsFacts(written)) return written;
  }
  return text;
}

function settle(text: string, write: (text: string) => string): string {
  let written = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = write(written);
    if (next === written) break;
    written = next;
  }
  return written;
}

function rewrite(text: string): string {
  const clean = expanded(text);
  const style = {
    speaker: /\b(?:I|my)\b/.test(clean.join(' ')) ? 'I' : 'We',
    isProse: isProse(writeOut(clean.join('\n'))),
  } as const;
  const paragraphs = clean.map((paragraph) =>
    BULLET.test(paragraph)
      ? [paragraph]
      : inOrder(splitSentences(paragraph).flatMap((sentence) => rewriteSentence(sentence, style))),
  );
  const advice = standardAdvice(paragraphs.flat());
  const last = paragraphs.findLastIndex((sentences) => sentences.length > 0);
  if (advice && last >= 0 && !BULLET.test(clean[last] as string)) paragraphs[last]?.push(advice);
  return paragraphs.map((sentences) => sentences.join(' ')).join('\n');
}

/** The least that can be done: spaces, shorthand, contractions, capitals and full stops. */
function touchUp(text: string): string {
  return expanded(text)
    .map((paragraph) =>
      splitSentences(writeOut(paragraph))
        .map((sentence) => capital(/[.!?:)"']$/.test(sentence) ? sentence : `${sentence}.`))
        .join(' '),
    )
    .join('\n');
}

const expanded = (text: string) => text.split('\n').map((paragraph) => expand(tidy(paragraph)));

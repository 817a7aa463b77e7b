import { type KindOdds, LINE_KINDS } from './kind-odds.ts';
import { KINDS_BY_MEANING } from './kinds-by-meaning.generated.ts';

let made: Float32Array | null = null;

/** A row for each kind: what each number of a meaning speaks for it, and last what speaks for it in any case. */
function weights(): Float32Array {
  made ??= new Float32Array(new Uint8Array(Buffer.from(KINDS_BY_MEANING.weights, 'base64')).buffer);
  return made;
}

/**
 * How likely a sentence tells of a defect, of what is in order, …, by what it means: an image says it with words that
 * nobody has used for it (multinomial logistic regression on what the sentence encoder gives).
 * @param meaning what the encoder gives for the sentence.
 */
export function kindsByMeaning(meaning: Float32Array): KindOdds {
  return oddsOf(meaning, weights());
}

/** The same by other weights. */
export function oddsOf(meaning: Float32Array, weights: Float32Array): KindOdds {
  const width = meaning.length + 1;
  const scores = LINE_KINDS.map((_, kind) =>
    meaning.reduce(
      (sum, value, at) => sum + value * (weights[kind * width + at] as number),
      weights[kind * width + meaning.length] as number,
    ),
  );
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const sum = odds.reduce((total, one) => total + one, 0);
  return Object.fromEntries(LINE_KINDS.map((kind, at) => [kind, (odds[at] as number) / sum])) as KindOdds;
}

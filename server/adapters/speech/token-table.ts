import tokenizer from 'llama-tokenizer-js';

/** Moonshine's vocabulary: that of Llama, filled up with numbered special tokens. */
const VOCABULARY_SIZE = 32_768;

/** The vocabulary as sherpa-onnx reads it: a line `base64(piece) id` for every token. */
export function tokenTable(): string {
  const pieces = tokenizer.vocabById;
  const lines = Array.from({ length: VOCABULARY_SIZE }, (_, id) => {
    const piece = pieces[id] ?? `<<ST_${id - pieces.length}>>`;
    return `${Buffer.from(piece).toString('base64')} ${id}\n`;
  });
  return lines.join('');
}

import { join } from 'node:path';
import { MiniLmEncoder } from '../../server/adapters/meaning/minilm-encoder.ts';
import { ensureModels } from '../../server/adapters/shared/fetched-models/models.ts';
import type { SentenceEncoder } from '../../server/domain/dictation/likeness/sentence-encoder.ts';
import { ROOT } from '../../server/root.ts';

let loaded: Promise<SentenceEncoder> | null = null;

/** The model that tells what sentences mean, loaded once. */
export const sentenceEncoder = (): Promise<SentenceEncoder> => {
  loaded ??= load();
  return loaded;
};

async function load(): Promise<SentenceEncoder> {
  const { meaning } = await ensureModels({ dir: join(ROOT, 'models'), log: () => {} });
  return MiniLmEncoder.load(meaning);
}

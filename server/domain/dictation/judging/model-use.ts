import type { ModelFailureReason } from './language-models.ts';

/** Why a remark has no answer that can be used: there is none, it is not among them, or it breaks a law or plain words. */
export type ModelTrouble = ModelFailureReason | 'missing' | 'lawless' | 'disbelieved';

/** For which remarks of a report the language model was wanted, and for which it was of no use. */
export interface ModelUse {
  /** Indexes of remarks, each once. */
  wanted: number[];
  /** Those without an answer that can be used: the rules decided. */
  without: { remark: number; because: ModelTrouble }[];
}

export const NO_USE: ModelUse = { wanted: [], without: [] };

/** Both together; a remark that was wanted for twice is one remark, and what failed first is why. */
export function bothUses(one: ModelUse, other: ModelUse): ModelUse {
  const failed = new Set(one.without.map(({ remark }) => remark));
  return {
    wanted: [...new Set([...one.wanted, ...other.wanted])].sort((x, y) => x - y),
    without: [...one.without, ...other.without.filter(({ remark }) => !failed.has(remark))].sort(
      (x, y) => x.remark - y.remark,
    ),
  };
}

/** What happened and, where somebody can mend it, what to do. */
const TOLD: Record<ModelTrouble, string> = {
  limit: 'the report may cost no more tokens, see LANGUAGE_MODEL_MAX_TOKENS_PER_REPORT',
  key: 'the key was refused, check LANGUAGE_MODEL_KEY',
  credit: 'the server wants to be paid, check the account that the key belongs to',
  address: 'the server knows no such address or model, check LANGUAGE_MODEL_URL and LANGUAGE_MODEL',
  busy: 'the server was asked too often, reprocess the report later',
  broken: 'the server failed, reprocess the report later',
  unreached: 'the server could not be reached, check LANGUAGE_MODEL_URL',
  slow: 'it was too slow, try again later or with a faster model',
  silent: 'it refused to answer',
  unreadable: 'its answers were not what was asked for, try another model',
  missing: 'its answers left them out',
  lawless: 'its answers broke the rules for what may be written',
  disbelieved: 'its answers contradicted plain words',
};

/** The report's one warning about the language model; null where it did all that it was wanted for. */
export function modelWarning({ wanted, without }: ModelUse): string | null {
  if (without.length === 0) return null;
  const counts = new Map<ModelTrouble, number>();
  for (const { because } of without) counts.set(because, (counts.get(because) ?? 0) + 1);
  const most = [...counts].sort((a, b) => b[1] - a[1]);
  const why = most.map(([trouble, count]) => (most.length === 1 ? TOLD[trouble] : `${count}: ${TOLD[trouble]}`));
  const remarks = `${without.length} of ${wanted.length} ${wanted.length === 1 ? 'remark' : 'remarks'}`;
  return `The language model could not be used for ${remarks}; the rules decided (${why.join('; ')}).`;
}

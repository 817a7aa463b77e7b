import { AppError } from '../domain/errors.ts';
import type { Values } from './variables.ts';

/** A model at a server of its own. */
export interface ModelConfig {
  url: string;
  model: string;
  key: string | null;
}

export interface LanguageModelConfig extends ModelConfig {
  /** In tokens, over all runs of a report; 0: reports are written by rules. */
  maxTokensPerReport: number;
}

/** Null where no language model is to be used. */
export function languageModelConfig(values: Values): LanguageModelConfig | null {
  const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL: model, LANGUAGE_MODEL_KEY: key } = values;
  if (Boolean(url) !== Boolean(model)) {
    throw new AppError('BAD_USER_INPUT', 'LANGUAGE_MODEL_URL and LANGUAGE_MODEL belong together: set both or none.');
  }
  if (key && !url) throw new AppError('BAD_USER_INPUT', 'LANGUAGE_MODEL_KEY needs LANGUAGE_MODEL_URL.');
  if (!url) return null;
  return { url, model, key: key || null, maxTokensPerReport: values.LANGUAGE_MODEL_MAX_TOKENS_PER_REPORT };
}

/** Null where recordings stay on this machine. */
export function speechConfig({ SPEECH_URL: url, SPEECH_MODEL: model, SPEECH_KEY: key }: Values): ModelConfig | null {
  if (key && !url) throw new AppError('BAD_USER_INPUT', 'SPEECH_KEY needs SPEECH_URL.');
  return url ? { url, model, key: key || null } : null;
}

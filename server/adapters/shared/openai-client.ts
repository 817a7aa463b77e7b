import OpenAI from 'openai';
import { limitBody } from './limit-body.ts';

/** Bytes of an answer. */
const LARGEST = 256 * 1024;

/** A server that speaks OpenAI's protocol, and the model to use there. */
export interface ModelAddress {
  /** Ends before `/chat/completions`, `/audio/transcriptions`. */
  url: string;
  /** Null where the server asks for none. */
  key: string | null;
  /** Its name at that server. */
  model: string;
}

/** The official client for such a server: silent, without tries of its own, and with answers of limited size. */
export function openAiClient({ url, key }: ModelAddress): OpenAI {
  return new OpenAI({
    baseURL: url,
    apiKey: key ?? 'none',
    // Said outright, or the library reads them from the environment.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: limitBody(LARGEST),
  });
}

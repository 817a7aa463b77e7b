import type { APIError } from 'openai';
import type { ChatQuestion } from './chat-question.ts';

/** What is said to a server beside the question. Not every server, nor every model, takes all of it. */
export interface Offer {
  /** Some models answer at one temperature only, and refuse to be told. */
  temperature: boolean;
  limit: boolean;
  /** How the form of the answer is told: as a schema, as "some JSON", or in the question's words alone. */
  format: 'schema' | 'object' | 'words';
}

/** The parameters of a call. */
export function parametersOf({ format, maxTokens }: ChatQuestion, offer: Offer) {
  return {
    ...(offer.temperature && { temperature: 0 }),
    ...(offer.limit && maxTokens !== undefined && { max_tokens: maxTokens }),
    ...(format && offer.format === 'object' && { response_format: { type: 'json_object' as const } }),
    ...(format &&
      offer.format === 'schema' && {
        response_format: { type: 'json_schema' as const, json_schema: { ...format, strict: true } },
      }),
  };
}

/** What to offer after a refusal; null where the refusal is not of what was offered. */
export function lessOf(offer: Offer, question: ChatQuestion, { status, param }: APIError): Offer | null {
  if (status !== 400 && status !== 422) return null;
  if (param === 'temperature') return offer.temperature ? { ...offer, temperature: false } : null;
  if (param === 'max_tokens') return offer.limit ? { ...offer, limit: false } : null;
  // Few servers name the parameter here, and some have no better word than "bad request" for it.
  if (!question.format || offer.format === 'words') return null;
  return { ...offer, format: offer.format === 'schema' ? 'object' : 'words' };
}

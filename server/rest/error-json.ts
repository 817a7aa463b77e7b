import { z } from 'zod';
import { type AppError, ERROR_CODES, type ErrorCode } from '../domain/errors.ts';

/** What each code of this door means to whoever reads the description of a call. */
export const ERROR_MEANINGS = {
  BAD_USER_INPUT: 'The request is not as it should be.',
  UNAUTHENTICATED: 'Nobody is logged in, the session has ended, or the log-in is wrong.',
  SUBSCRIPTION_REQUIRED: 'The account has no active subscription.',
  NOT_FOUND: 'There is no such thing, or it belongs to somebody else.',
  CONFLICT: 'It cannot be done as things stand.',
  TEMPLATE_CHANGED: 'The template was changed elsewhere since it was read.',
  PAYLOAD_TOO_LARGE: 'More was sent than is taken.',
  UNSUPPORTED_MEDIA_TYPE: 'What was sent is of another content type.',
  RANGE_NOT_SATISFIABLE: 'The file has no such part.',
  UNPROCESSABLE_FILE: 'The file cannot be used.',
  RATE_LIMITED: 'There were too many attempts.',
  INTERNAL_SERVER_ERROR: 'Something went wrong here.',
  UNAVAILABLE: 'The product is starting, or a service that it needs cannot be reached.',
} satisfies Partial<Record<ErrorCode, string>>;

/** A code that this door answers. */
export type RestErrorCode = keyof typeof ERROR_MEANINGS;

/** Answer to everything that fails. */
export const errorSchema = z
  .object({
    detail: z.string().describe('One sentence for people'),
    message: z.string().describe('The same sentence: some clients read this field'),
    code: z.enum(Object.keys(ERROR_MEANINGS) as RestErrorCode[]).describe('For programs'),
    correlation_id: z.string().describe('For support; the same as the header X-Request-Id'),
  })
  .meta({ id: 'Error' });

/** The answer that tells a failure. */
export function errorJson({ message, code }: AppError, correlationId: string) {
  return { detail: message, message, code, correlation_id: correlationId };
}

/** The HTTP status of a code. */
export function statusOf(code: ErrorCode): number {
  return ERROR_CODES[code];
}

/**
 * Every failure that a person may see, with the HTTP status that the REST door answers.
 * The GraphQL door sends the code as `extensions.code`.
 */
export const ERROR_CODES = {
  BAD_USER_INPUT: 400,
  QUERY_TOO_COMPLEX: 400,
  UNAUTHENTICATED: 401,
  SUBSCRIPTION_REQUIRED: 402,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TEMPLATE_CHANGED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  UNPROCESSABLE_FILE: 422,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** A failure whose message is fit for the person who caused it. Anything else is masked by the doors. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which the same may be tried again, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: { cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  /** HTTP status of this failure. */
  get status(): number {
    return ERROR_CODES[this.code];
  }
}

/** Called with every failure that its caller is told of only by the correlation id. */
export type LogError = (error: unknown, correlationId: string) => void;

/** What a caller reads of a failure that is not fit for people. */
export function maskedMessage(correlationId: string): string {
  return `Something went wrong. Please try again; if it persists, tell support this code: ${correlationId}`;
}

/**
 * A failure as its caller may be told it: an AppError, or as one the complaint of a library about the request
 * (an error with a `statusCode` of 400 to 499); null for anything else.
 */
export function tellableFailure(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const { statusCode } = error instanceof Error ? (error as { statusCode?: unknown }) : {};
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode >= 500) return null;
  const code = (Object.keys(ERROR_CODES) as ErrorCode[]).find((key) => ERROR_CODES[key] === statusCode);
  return new AppError(code ?? 'BAD_USER_INPUT', (error as Error).message);
}

/** Marks what a library says of a request that it cannot read as the sender's to mend: see `tellableFailure`. */
export function blameSender(error: unknown): unknown {
  if (error instanceof Error && !('statusCode' in error)) Object.assign(error, { statusCode: 400 });
  return error;
}

import OpenAI from 'openai';

/** Failures before anything reached the server. */
const NOT_REACHED = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/;
/** What will be so at the next call, too: a wrong key, address or model. */
const LASTING = new Set([401, 402, 403, 404, 405]);

/** Why a call to a model's server failed, in words that repeat nothing that was sent, and no key. */
export class CallFailure extends Error {
  override name = 'CallFailure';
  /** Asking anything else would fail alike. */
  readonly isLasting: boolean;
  /** The server may have worked for it, and want to be paid. */
  readonly isPaid: boolean;

  constructor(message: string, { isLasting = false, isPaid = false } = {}) {
    super(message);
    this.isLasting = isLasting;
    this.isPaid = isPaid;
  }
}

/** What servers say may repeat what they were sent: only the kind of failure is told. */
export function callFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  if (isTimeUp(error)) return new CallFailure('no answer in time', { isPaid: true });
  if (error instanceof OpenAI.APIConnectionError) {
    return new CallFailure('the server could not be reached', { isPaid: !NOT_REACHED.test(codesOf(error)) });
  }
  if (error instanceof OpenAI.APIError) {
    const { status, code } = error;
    const isLasting = LASTING.has(status ?? 0) || code === 'insufficient_quota';
    return new CallFailure(`the server answered ${status ?? 'with a failure'}`, { isLasting });
  }
  if (error instanceof SyntaxError) return new CallFailure('the answer is no JSON', { isPaid: true });
  if (isCutOff(error)) return new CallFailure('the connection was cut', { isPaid: true });
  return new CallFailure('the answer could not be read', { isPaid: true });
}

/** True for failures that may be over in a moment. */
export function passes(error: unknown): boolean {
  if (isTimeUp(error)) return false;
  if (error instanceof OpenAI.APIConnectionError || isCutOff(error)) return true;
  if (!(error instanceof OpenAI.APIError) || error.code === 'insufficient_quota') return false;
  return error.status === 408 || error.status === 429 || (error.status ?? 0) >= 500;
}

function isTimeUp(error: unknown): boolean {
  if (error instanceof OpenAI.APIConnectionTimeoutError || error instanceof OpenAI.APIUserAbortError) return true;
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
}

/** How `fetch` tells that a body ended before its end. */
function isCutOff(error: unknown): boolean {
  return (
    error instanceof TypeError && /terminated|premature|closed|aborted/i.test(`${error.message} ${codesOf(error)}`)
  );
}

/** The codes of an error and of what caused it. */
function codesOf(error: unknown): string {
  const codes: string[] = [];
  for (let one = error; one instanceof Error; one = one.cause) codes.push((one as NodeJS.ErrnoException).code ?? '');
  return codes.join(' ');
}

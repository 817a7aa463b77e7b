import OpenAI from 'openai';

/** Failures before anything reached the server. */
const NOT_REACHED = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/;
/** What will be so at the next call, too: a wrong key, address or model. */
const LASTING = new Set([401, 402, 403, 404, 405]);

/** What kind of failure it is: see `ModelFailureReason` of the domain. */
export type CallFailureKind = 'key' | 'credit' | 'address' | 'busy' | 'broken' | 'unreached' | 'slow' | 'unreadable';

/** What servers answer by, where it is not their own fault. */
const KINDS: ReadonlyMap<number | undefined, CallFailureKind> = new Map([
  [401, 'key'],
  [403, 'key'],
  [402, 'credit'],
  [404, 'address'],
  [405, 'address'],
  [408, 'slow'],
  [429, 'busy'],
]);

/** Why a call to a model's server failed, in words that repeat nothing that was sent, and no key. */
export class CallFailure extends Error {
  override name = 'CallFailure';
  readonly kind: CallFailureKind;
  /** Asking anything else would fail alike. */
  readonly isLasting: boolean;
  /** The server may have worked for it, and want to be paid. */
  readonly isPaid: boolean;

  constructor(kind: CallFailureKind, message: string, { isLasting = false, isPaid = false } = {}) {
    super(message);
    this.kind = kind;
    this.isLasting = isLasting;
    this.isPaid = isPaid;
  }
}

/** What servers say may repeat what they were sent: only the kind of failure is told. */
export function callFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  if (isTimeUp(error)) return new CallFailure('slow', 'no answer in time', { isPaid: true });
  if (error instanceof OpenAI.APIConnectionError) {
    return new CallFailure('unreached', 'the server could not be reached', {
      isPaid: !NOT_REACHED.test(codesOf(error)),
    });
  }
  if (error instanceof OpenAI.APIError) {
    const { status, code } = error;
    const isLasting = LASTING.has(status ?? 0) || code === 'insufficient_quota';
    const kind = code === 'insufficient_quota' ? 'credit' : (KINDS.get(status) ?? 'broken');
    return new CallFailure(kind, `the server answered ${status ?? 'with a failure'}`, { isLasting });
  }
  if (error instanceof SyntaxError) return new CallFailure('unreadable', 'the answer is no JSON', { isPaid: true });
  if (isCutOff(error)) return new CallFailure('broken', 'the connection was cut', { isPaid: true });
  return new CallFailure('unreadable', 'the answer could not be read', { isPaid: true });
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

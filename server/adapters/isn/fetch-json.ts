import type { IsnRecord } from '../../domain/isn/isn-record.ts';
import { startCallTime } from './call-time.ts';
import { IsnFailure } from './isn-failure.ts';

/** Most bytes of an answer, unpacked: about five times the longest list of orders that is known. */
const MAX_BYTES = 32 * 1024 * 1024;

/** A call. */
export interface Call {
  method: 'GET' | 'PUT';
  url: URL;
  headers: Record<string, string>;
  /** Ends the call before its time. */
  signal: AbortSignal;
}

/**
 * The JSON object that a call is answered by, whatever the HTTP code. Redirects are not followed. Whoever can change
 * what a host name resolves to gains nothing: https shows no credentials to a server without a certificate for the name.
 * @throws IsnFailure `down` or `foreign`.
 */
export async function fetchJson({ method, url, headers, signal }: Call): Promise<IsnRecord> {
  const time = startCallTime(signal);
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', 'user-agent': 'Plumbline', ...headers },
      redirect: 'manual',
      signal: time.signal,
    });
    time.begun();
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw IsnFailure.foreign(`${url.host} redirects.`);
    }
    const answer = parsed(await textOf(response, url.host));
    if (response.status >= 500 && answer?.status !== 'ok') throw IsnFailure.down(new Error(`HTTP ${response.status}`));
    if (!answer) throw IsnFailure.foreign(`${url.host} answered with something that is no JSON object.`);
    return answer;
  } catch (error) {
    throw error instanceof IsnFailure ? error : IsnFailure.down(error);
  } finally {
    time.done();
  }
}

async function textOf({ body }: Response, host: string): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw IsnFailure.foreign(`${host} answered with more than ${MAX_BYTES} bytes.`);
    parts.push(decoder.decode(chunk, { stream: true }));
  }
  return parts.join('');
}

/** Null for what is no JSON object. */
function parsed(text: string): IsnRecord | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? (value as IsnRecord | null) : null;
  } catch {
    return null; // told as what is not ISN
  }
}

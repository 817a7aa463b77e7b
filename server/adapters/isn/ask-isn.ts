import { setTimeout as sleep } from 'node:timers/promises';
import type { IsnRecord } from '../../domain/isn/isn-record.ts';
import { fieldOf } from '../../domain/isn/isn-record.ts';
import { type Call, fetchJson } from './fetch-json.ts';
import { IsnFailure } from './isn-failure.ts';

/** Milliseconds before a call is tried again. */
const PAUSE_MS = 250;

/** Most characters of ISN's own message that are shown. */
const MESSAGE_CHARACTERS = 300;

const SILENT_REFUSAL = 'ISN refused without saying why. Please check user name, password and company key.';

/**
 * What ISN answers when it says yes. A fault of the network or the server (5xx) is tried once more; a call that took
 * all its time is not.
 * @throws IsnFailure
 */
export async function askIsn(call: Call): Promise<IsnRecord> {
  const answer = await fetchJson(call).catch(async (failure) => {
    if (!mayPass(failure)) throw failure;
    await sleep(PAUSE_MS, undefined, { signal: call.signal }).catch((stopped) => {
      throw IsnFailure.down(stopped);
    });
    return fetchJson(call);
  });
  // The HTTP code tells nothing: ISN refuses with 200.
  if (answer.status === 'ok') return answer;
  if (typeof answer.status !== 'string') throw IsnFailure.foreign(`${call.url.host} answered without a status.`);
  throw IsnFailure.refused(shown(fieldOf(answer, 'message')) || SILENT_REFUSAL);
}

function mayPass(failure: unknown): boolean {
  if (!(failure instanceof IsnFailure) || failure.kind !== 'down') return false;
  return !(failure.cause instanceof Error && failure.cause.name === 'TimeoutError');
}

/** One line of plain text, without characters that control or hide something. */
function shown(message: string): string {
  const line = message.replace(/[\p{C}\s]+/gu, ' ').trim();
  return [...line].slice(0, MESSAGE_CHARACTERS).join('');
}

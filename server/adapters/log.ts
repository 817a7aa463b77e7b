import { pino } from 'pino';

export type Log = pino.Logger;

/** Weight of a warning in pino's scale; lines of this weight and above reach the operator's terminal. */
const WARNING = 40;

/**
 * The log: JSON lines in `file`, which only its owner may read and to which several processes append; warnings and errors also in short on standard error.
 * @param role who writes, for example `web`.
 */
export function createLog(options: { file: string; level: string; role: string }): Log {
  const file = pino.destination({ dest: options.file, append: true, sync: true, mode: 0o600 });
  return pino(
    { level: options.level, base: { role: options.role, pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
    pino.multistream([
      { level: options.level as pino.Level, stream: file },
      { level: 'warn', stream: { write: (line: string) => process.stderr.write(inShort(line)) } },
    ]),
  );
}

/** The log as the function that adapters and pipeline write by. */
export function noteIn(log: Log): (message: string, details?: Record<string, unknown>) => void {
  return (message, details = {}) => log.info(details, message);
}

/** Like `noteIn`, for what an operator should see. */
export function warnIn(log: Log): (message: string, details?: Record<string, unknown>) => void {
  return (message, details = {}) => log.warn(details, message);
}

/** `warning: message (reason)` of a JSON line. */
function inShort(line: string): string {
  const { level, msg, error, err } = JSON.parse(line);
  const reason = error ?? err?.message;
  return `${level > WARNING ? 'error' : 'warning'}: ${msg}${reason ? ` (${String(reason).trim().split('\n')[0]})` : ''}\n`;
}

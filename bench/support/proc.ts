import { readFileSync, writeFileSync } from 'node:fs';

/** Milliseconds of one tick of the kernel's clock for processes (USER_HZ is 100 on Linux). */
const TICK_MS = 10;

/** Milliseconds of processor that a process has used so far, all its threads together (Linux). */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** MB of memory that a process holds now, and the most since its start or the last `forgetPeak` (Linux). */
export function memoryMb(pid: number): { resident: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { resident: mb('VmRSS'), peak: mb('VmHWM') };
}

/** From now on the peak is counted anew (proc(5), clear_refs). */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

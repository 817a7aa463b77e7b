import type { SandboxState } from './sandbox-state.ts';

/** The sandbox's time: the real one plus an offset that only grows. */
export class SandboxClock {
  private readonly state: Pick<SandboxState, 'clockOffset'>;
  private held: number | undefined;

  constructor(state: Pick<SandboxState, 'clockOffset'>) {
    this.state = state;
  }

  /** Seconds since 1970. */
  now(): number {
    return this.held ?? Math.floor((Date.now() + this.state.clockOffset) / 1000);
  }

  /** Moves the clock forward. */
  advance(milliseconds: number): void {
    this.state.clockOffset += Math.round(milliseconds);
  }

  /** Does `work` as if it were `seconds`: what fell due earlier carries the time at which it did. */
  at(seconds: number, work: () => void): void {
    this.held = seconds;
    try {
      work();
    } finally {
      this.held = undefined;
    }
  }
}

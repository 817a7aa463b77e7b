import { createContext, useContext, useEffect } from 'react';
import { useLeaveWarning } from './use-leave-warning.ts';

/** Knows whether the page holds changes that leaving it would lose, and asks before it is left. */
export class UnsavedChanges {
  #holders = 0;
  #ask: () => Promise<boolean> = async () => true;

  /** True while something on the page is unsaved. */
  get areThere(): boolean {
    return this.#holders > 0;
  }

  /** Says that something is unsaved until the function that is answered is called. */
  hold(): () => void {
    this.#holders += 1;
    return () => {
      this.#holders -= 1;
    };
  }

  /** Sets who asks the person; true is an answer to leave. */
  askedBy(ask: () => Promise<boolean>): void {
    this.#ask = ask;
  }

  /** Whether the page may be left now: nothing is unsaved, or the person says so. */
  async mayLeave(): Promise<boolean> {
    return !this.areThere || this.#ask();
  }
}

export const UnsavedChangesContext = createContext<UnsavedChanges | null>(null);

/** The page's unsaved changes. @throws Error outside the providers. */
export function useUnsavedChangesOfPage(): UnsavedChanges {
  const changes = useContext(UnsavedChangesContext);
  if (!changes) throw new Error('UnsavedChangesContext is missing.');
  return changes;
}

/** Has page and browser warn before what is unsaved is left, while `active`. Specification, point 2. */
export function useUnsavedChanges(active: boolean): void {
  const changes = useUnsavedChangesOfPage();
  useLeaveWarning(active);
  useEffect(() => (active ? changes.hold() : undefined), [active, changes]);
}

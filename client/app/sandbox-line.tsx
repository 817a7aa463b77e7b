import { useSite } from '../lib/site.ts';
import classes from './sandbox-line.module.css';

/** A line at the foot of every screen where payments are only played. */
export function SandboxLine() {
  if (!useSite()?.isBillingSandbox) return null;
  return (
    <aside className={classes.line} role="note" aria-label="Billing sandbox">
      Sandbox: payments are only played, no money moves.
    </aside>
  );
}

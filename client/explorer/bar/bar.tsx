import { useAccount, useSession } from '../../lib/session-context.ts';
import { endOnServer } from '../calls/end-on-server.ts';
import classes from './bar.module.css';
import { LogInForm } from './log-in-form.tsx';

/** Above the explorer: the way back to the product, and who is logged in. */
export function Bar() {
  const session = useSession();
  const account = useAccount();
  return (
    <header className={classes.bar}>
      <h1>
        <a href="/">Plumbline</a> API explorer
      </h1>
      {account ? (
        <div className={classes.end}>
          <span>
            Logged in as <strong>{account.username}</strong>
          </span>
          <button type="button" onClick={() => void endOnServer(session.end())}>
            Log out
          </button>
        </div>
      ) : (
        <LogInForm />
      )}
    </header>
  );
}

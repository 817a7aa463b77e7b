import { type ExecutionResult, print } from 'graphql';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../lib/session-context.ts';
import { LOG_IN, type SessionAnswer } from '../../lib/session-documents.ts';
import classes from './bar.module.css';

/** Logs in, here and on the page: they share the session. */
export function LogInForm() {
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setAlert(null);
    try {
      session.start(await logIn(String(form.get('username')).trim(), String(form.get('password'))));
    } catch (error) {
      console.warn('The log-in failed.', error);
      setAlert(error instanceof Refused ? error.message : 'Unable to connect to the server.');
      setBusy(false);
    }
  }

  return (
    <form className={classes.end} onSubmit={(event) => void submit(event)}>
      {alert && <span role="alert">{alert}</span>}
      <input name="username" type="email" aria-label="Email" placeholder="Email" autoComplete="username" required />
      <input
        name="password"
        type="password"
        aria-label="Password"
        placeholder="Password"
        autoComplete="current-password"
        required
      />
      <button type="submit" disabled={isBusy}>
        Log in
      </button>
    </form>
  );
}

/** The server answered without a session; the message says why. */
class Refused extends Error {}

async function logIn(username: string, password: string): Promise<SessionAnswer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(LOG_IN), variables: { username, password } }),
  });
  const { data, errors } = (await response.json()) as ExecutionResult<{ login: SessionAnswer }>;
  if (!data?.login) throw new Refused(errors?.[0]?.message ?? 'Login failed. Please check your credentials.');
  return data.login;
}

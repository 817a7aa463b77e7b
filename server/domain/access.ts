import { AppError } from './errors.ts';

/** Who asks: an account with a valid access token. `null` is a visitor. */
export interface Actor {
  accountId: string;
  sessionId: string;
}

/** First line of every verb that needs an account. @throws AppError UNAUTHENTICATED for a visitor. */
export function requireActor(actor: Actor | null): Actor {
  if (!actor) throw new AppError('UNAUTHENTICATED', 'Please log in to continue.');
  return actor;
}

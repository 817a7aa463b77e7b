import type { AuthRequest } from '../../lib/auth-request.ts';

/** A visitor who has an account. */
export const SIGN_IN_FIRST: AuthRequest = { redirect: '/pricing' };

/** A visitor who chose a plan. */
export const REGISTER_FIRST: AuthRequest = { mode: 'register', redirect: '/pricing' };
